#include "fields.h"

#include "follow.h"
#include "stroke.h"
#include "text.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QKeyEvent>
#include <QListView>
#include <QPaintEvent>
#include <QPointer>
#include <QScreen>
#include <QScrollBar>
#include <QSplitter>
#include <QStandardItemModel>
#include <QStylePainter>
#include <QStyledItemDelegate>
#include <QTreeView>
#include <QWheelEvent>

namespace kit {

QWidget* labelled(Theme& theme, const QString& label, QWidget* field, QWidget* parent)
{
    auto* both = new QWidget(parent);
    auto* column = columnIn(both, 3);
    if (!label.isEmpty())
        column->addWidget(fieldHead(theme, label));
    column->addWidget(field);
    return both;
}

namespace {

/// A label and its field, in a row if there is room.
class LabelRow : public QWidget {
public:
    LabelRow(Theme& theme, Line* label, QWidget* field) : m_theme(theme), m_row(lineIn(this))
    {
        label->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
        follow(theme, label, [&theme, label] {
            label->setFixedWidth(qMax(theme.px(labelWidth), label->sizeHint().width()));
        });
        m_row->addWidget(label, 0, Qt::AlignLeft);
        m_row->addWidget(field, 1);
    }

protected:
    void resizeEvent(QResizeEvent* event) override
    {
        QWidget::resizeEvent(event);
        m_row->setDirection(width() < m_theme.px(roomBeside) ? QBoxLayout::TopToBottom
                                                             : QBoxLayout::LeftToRight);
    }

private:
    static constexpr int labelWidth = 52; // pixels at 100 %
    static constexpr int roomBeside = 250;

    Theme& m_theme;
    QHBoxLayout* m_row;
};

void mark(QWidget& widget, const char* property, bool is)
{
    if (widget.property(property).toBool() == is)
        return;
    widget.setProperty(property, is);
    widget.update();
}

} // namespace

QWidget* besideLabel(Theme& theme, Line* label, QWidget* field)
{
    return new LabelRow(theme, label, field);
}

void markWrong(QWidget& field, bool wrong)
{
    mark(field, "wrong", wrong);
}

void markUnready(QWidget& button, bool unready)
{
    mark(button, "unready", unready);
}

void makeStrong(QWidget& button, bool strong)
{
    mark(button, "strong", strong);
}

DropDown* choice(Theme& theme, const QString& name, const QString& usual, const QString& other)
{
    auto* field = new DropDown(theme);
    field->addItem(usual);
    field->addItem(other);
    field->setAccessibleName(name);
    return field;
}

bool isOther(const DropDown* choice)
{
    return choice->currentIndex() == 1;
}

namespace {

/// An entry of a drop-down list, high enough for a finger.
class Entry : public QStyledItemDelegate {
public:
    Entry(Theme& theme, QObject* parent) : QStyledItemDelegate(parent), m_theme(theme) {}

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const int words = option.fontMetrics.horizontalAdvance(index.data().toString());
        return {words + 2 * m_theme.px(edge), m_theme.px(48)};
    }
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Colors& c = m_theme.colors();
        const bool isChosen = option.state & QStyle::State_Selected;
        painter->fillRect(option.rect, isChosen ? c.focus : c.panel);
        const QColor ink = !(option.state & QStyle::State_Enabled) ? c.dim : isChosen ? c.panel : c.ink;
        const QRectF words = QRectF(option.rect).adjusted(m_theme.px(edge), 0, -m_theme.px(edge), 0);
        write(*painter, m_theme, words, index.data().toString(), option.font, ink);
    }

private:
    static constexpr int edge = 12; // pixels at 100 %

    Theme& m_theme;
};

} // namespace

DropDown::DropDown(Theme& theme, QWidget* parent) : QComboBox(parent), m_theme(theme)
{
    setFocusPolicy(Qt::StrongFocus); // else the wheel would focus it
    setItemDelegate(new Entry(theme, this));
}

void DropDown::wrap()
{
    m_wraps = true;
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum, QSizePolicy::ComboBox);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(this, &QComboBox::currentIndexChanged, this, [this] { updateGeometry(); });
}

int DropDown::heightForWidth(int width) const
{
    if (!m_wraps)
        return QComboBox::heightForWidth(width);
    return sizeHint().height() + qMax(0, wordsHeight(wordsIn(width).width()) - fontMetrics().height());
}

QRect DropDown::wordsIn(int width) const
{
    QStyleOptionComboBox option;
    initStyleOption(&option);
    option.rect.setWidth(width);
    return style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
}

int DropDown::wordsHeight(int wide) const
{
    return fontMetrics()
        .boundingRect(QRect(0, 0, wide, QWIDGETSIZE_MAX), Qt::TextWordWrap,
                      breakable(currentText(), fontMetrics()))
        .height();
}

void DropDown::offer(int index, bool offered)
{
    if (!offered && currentIndex() == index)
        setCurrentIndex(index - 1);
    auto* entries = qobject_cast<QStandardItemModel*>(model());
    auto* list = qobject_cast<QListView*>(view());
    entries->item(index)->setEnabled(offered); // the arrow keys skip it
    list->setRowHidden(index, !offered);
}

void DropDown::showPopup()
{
    const int frame = 2 * m_theme.px(1);
    const int bar = count() > maxVisibleItems() ? view()->verticalScrollBar()->sizeHint().width() : 0;
    const QRect room = screen()->availableGeometry();
    view()->setMinimumWidth(qMin(view()->sizeHintForColumn(0) + frame + bar, room.width() - 2 * frame));
    QComboBox::showPopup();
    QWidget* list = view()->window();
    QRect box = list->geometry();
    const QRect whole(window()->mapToGlobal(QPoint()), window()->size());
    for (const QRect& within : {whole, room})
        if (box.right() > within.right())
            box.moveLeft(qMax(within.left(), within.right() - box.width() + 1));
    if (box != list->geometry())
        list->setGeometry(box);
}

void DropDown::paintEvent(QPaintEvent*)
{
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    const bool isChosen = currentIndex() >= 0;
    const QString text = isChosen ? currentText() : placeholderText();
    if (!isChosen)
        option.palette.setColor(QPalette::ButtonText, m_theme.colors().soft);
    const QRect box = wordsIn(width());
    const int wide = box.width();
    const bool isInOne = fontMetrics().horizontalAdvance(text) <= wide;
    if (m_wraps && !isInOne && wordsHeight(wide) <= height()) {
        const QRect words(box.left() + 1, 0, wide, height());
        style()->drawItemText(&painter, words, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap,
                              option.palette, isEnabled(), breakable(text, fontMetrics()),
                              QPalette::ButtonText);
        return setToolTip({});
    }
    option.currentText = isInOne ? text : drawing::elided(fontMetrics(), text, wide);
    setToolTip(isInOne ? QString() : text);
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

// Ctrl with a letter is for the screen. Qt would take it as the first letter of an entry.
void DropDown::keyPressEvent(QKeyEvent* event)
{
    const bool isPage = event->key() == Qt::Key_PageUp || event->key() == Qt::Key_PageDown;
    if (isPage || event->modifiers() & Qt::ControlModifier) // Page keys scroll the page
        event->ignore();
    else
        QComboBox::keyPressEvent(event);
}

void DropDown::wheelEvent(QWheelEvent* event)
{
    if (hasFocus())
        QComboBox::wheelEvent(event);
    else
        event->ignore();
}

void OneChoice::add(QAbstractButton* button, int id)
{
    addButton(button, id);
    button->installEventFilter(this);
}

void OneChoice::fitTab()
{
    for (QAbstractButton* each : buttons())
        each->setFocusPolicy(!checkedButton() || each->isChecked() ? Qt::StrongFocus : Qt::ClickFocus);
}

bool OneChoice::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress || checkedButton())
        return false;
    const auto& key = static_cast<const QKeyEvent&>(*event);
    const bool isBack = key.key() == Qt::Key_Left;
    if (isCommand(key) || (!isBack && key.key() != Qt::Key_Right))
        return false;
    const QList<QAbstractButton*> all = buttons();
    const qsizetype at = all.indexOf(static_cast<QAbstractButton*>(watched));
    const int step = isBack ? -1 : 1;
    qsizetype next = at + step;
    while (next >= 0 && next < all.size() && !all.at(next)->isEnabled())
        next += step;
    const QPointer<QAbstractButton> to = all.value(next, all.at(at)); // stays at the last one
    to->click();
    if (to) // a text field it opens is reached by Enter or Tab
        to->setFocus(Qt::TabFocusReason);
    return true;
}

TextField::TextField(Qt::TextElideMode cut, QWidget* parent) : QLineEdit(parent), m_cut(cut)
{
    connect(this, &QLineEdit::textChanged, this, &TextField::fitToolTip);
}

QRect TextField::words() const
{
    constexpr int margin = 2; // pixels that Qt leaves at either side, and doesn't tell
    QStyleOptionFrame option;
    initStyleOption(&option);
    return style()
        ->subElementRect(QStyle::SE_LineEditContents, &option, this)
        .adjusted(margin, 0, -margin, 0);
}

void TextField::paintEvent(QPaintEvent* event)
{
    if (hasFocus() || !isLong())
        return QLineEdit::paintEvent(event);
    QStylePainter painter(this);
    QStyleOptionFrame option;
    initStyleOption(&option);
    painter.drawPrimitive(QStyle::PE_PanelLineEdit, option);
    painter.setPen(palette().color(QPalette::Text));
    const QRect at = words();
    painter.drawText(at, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                     m_cut == Qt::ElideRight ? drawing::elided(fontMetrics(), text(), at.width())
                                             : fontMetrics().elidedText(text(), m_cut, at.width()));
}

void TextField::resizeEvent(QResizeEvent* event)
{
    QLineEdit::resizeEvent(event);
    fitToolTip();
}

void TextField::changeEvent(QEvent* event)
{
    QLineEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitToolTip();
}

NumberField::NumberField(const QString& name, int least, int most, QWidget* parent) : QSpinBox(parent)
{
    setRange(least, most);
    setButtonSymbols(QAbstractSpinBox::NoButtons);
    setFocusPolicy(Qt::StrongFocus); // else the wheel would focus it
    setAccessibleName(name);
}

// A click selects the number, as Tab does. It does so later, because the press would deselect it.
void NumberField::focusInEvent(QFocusEvent* event)
{
    QSpinBox::focusInEvent(event);
    if (event->reason() == Qt::MouseFocusReason)
        QMetaObject::invokeMethod(this, &QSpinBox::selectAll, Qt::QueuedConnection);
}

void NumberField::wheelEvent(QWheelEvent* event)
{
    if (hasFocus())
        QSpinBox::wheelEvent(event);
    else
        event->ignore();
}

namespace {

/// The folder, or the home folder if it doesn't exist: Qt would take a missing folder's name for a file name.
QString startingIn(const QString& folder)
{
    return QFileInfo(folder).isDir() ? folder : QDir::homePath();
}

/// Lays out Qt's own dialog, for systems without one, so that file names are readable.
QString chosenIn(QFileDialog& dialog)
{
    dialog.setViewMode(QFileDialog::Detail);
    for (const char* other : {"listModeButton", "detailModeButton"})
        if (auto* button = dialog.findChild<QWidget*>(QLatin1String(other)))
            button->hide(); // leaves room for the path
    if (auto* tree = dialog.findChild<QTreeView*>(QStringLiteral("treeView"))) {
        const int high = QFontMetrics(dialog.font()).height();
        dialog.resize(high * 44, high * 28);
        tree->header()->setStretchLastSection(false);
        tree->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
        tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
        if (auto* halves = dialog.findChild<QSplitter*>(QStringLiteral("splitter")))
            halves->setSizes({high * 9, high * 35});
    }
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

} // namespace

QString fileToOpen(QWidget* parent, const QString& title, const QString& folder, const QString& filter)
{
    QFileDialog dialog(parent, title, startingIn(folder), filter);
    dialog.setFileMode(QFileDialog::ExistingFile);
    return chosenIn(dialog);
}

QString folderToOpen(QWidget* parent, const QString& title, const QString& folder)
{
    QFileDialog dialog(parent, title, startingIn(folder));
    dialog.setFileMode(QFileDialog::Directory);
    dialog.setOption(QFileDialog::ShowDirsOnly);
    return chosenIn(dialog);
}

QString fileToSave(QWidget* parent, const QString& title, const QString& suggestion, const QString& filter,
                   const QString& ending, bool overwrites)
{
    QFileDialog dialog(parent, title, startingIn(QFileInfo(suggestion).path()), filter);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setOption(QFileDialog::DontConfirmOverwrite, !overwrites);
    dialog.setDefaultSuffix(ending); // so that it asks before "bracket" overwrites bracket.pdf
    dialog.selectFile(QFileInfo(suggestion).fileName());
    return chosenIn(dialog);
}

} // namespace kit

#include "moc_fields.cpp"
