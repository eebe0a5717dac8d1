#include "printscreen.h"
