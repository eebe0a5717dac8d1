-- A night with facts of every kind as the first version of the file keeps it; v1.jsonl says what it says.
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE schema_migration (
  version INTEGER NOT NULL PRIMARY KEY,
  name TEXT NOT NULL,
  sha256 TEXT NOT NULL,
  CONSTRAINT "a migration has a checksum" CHECK (length(sha256) = 64)
);
INSERT INTO schema_migration VALUES(1,'record','d652cf030ee29de7cccba8749df481edf14d2ed656d871df34bdf5f8cd0ea051');
CREATE TABLE journal (
  seq INTEGER NOT NULL PRIMARY KEY,
  op TEXT NOT NULL,
  by TEXT NOT NULL,
  device TEXT NOT NULL,
  at TEXT NOT NULL,
  kind TEXT NOT NULL,
  payload TEXT NOT NULL,
  prev TEXT NOT NULL,
  hash TEXT NOT NULL,
  CONSTRAINT "a fact is on record once" UNIQUE (op),
  CONSTRAINT "the record counts from 1" CHECK (seq >= 1),
  CONSTRAINT "op is a UUID" CHECK (length(op) = 36),
  CONSTRAINT "by has 1 to 80 characters" CHECK (length(by) BETWEEN 1 AND 80),
  CONSTRAINT "device has 1 to 64 characters" CHECK (length(device) BETWEEN 1 AND 64),
  CONSTRAINT "at is a time in UTC" CHECK (length(at) = 24),
  CONSTRAINT "kind has 1 to 40 characters" CHECK (length(kind) BETWEEN 1 AND 40),
  CONSTRAINT "a fact has at most 100000 characters" CHECK (length(payload) BETWEEN 2 AND 100000),
  CONSTRAINT "a hash has 64 digits" CHECK (length(prev) = 64 AND length(hash) = 64)
);
INSERT INTO journal VALUES(1,'00000000-0000-4000-8000-000000000001','J. Park','desk','2026-11-21T19:42:07.123Z','event','{"format":"single-elimination","name":"Fall Spades ♠","tables":2}','0000000000000000000000000000000000000000000000000000000000000000','0ee4c2df2555b6814784e0640b6b5dfc0da082bd98d28ed2647529cf54647bcb');
INSERT INTO journal VALUES(2,'00000000-0000-4000-8000-000000000002','J. Park','desk','2026-11-21T19:42:07.123Z','person','{"id":"P1"}','0ee4c2df2555b6814784e0640b6b5dfc0da082bd98d28ed2647529cf54647bcb','ad0348248fc4526c9ad38d29a1b10dd6e26433a3473c6200aed9caf1d221b71b');
INSERT INTO journal VALUES(3,'00000000-0000-4000-8000-000000000003','J. Park','desk','2026-11-21T19:42:07.123Z','person','{"id":"P2"}','ad0348248fc4526c9ad38d29a1b10dd6e26433a3473c6200aed9caf1d221b71b','ddda86db46efadc50ec1de796220a35b167545c05016d75d92ea0a972a5bfd77');
INSERT INTO journal VALUES(4,'00000000-0000-4000-8000-000000000004','J. Park','desk','2026-11-21T19:42:07.123Z','person','{"id":"P3"}','ddda86db46efadc50ec1de796220a35b167545c05016d75d92ea0a972a5bfd77','93fd5b7f03004731bccaee8137059c52053249507016d7a09849050663e0022d');
INSERT INTO journal VALUES(5,'00000000-0000-4000-8000-000000000005','J. Park','desk','2026-11-21T19:42:07.123Z','person','{"id":"P4"}','93fd5b7f03004731bccaee8137059c52053249507016d7a09849050663e0022d','b0772666b08707312b1bf859a64bbaf04117d43d73528adc3d3876a168fffc23');
INSERT INTO journal VALUES(6,'00000000-0000-4000-8000-000000000006','J. Park','desk','2026-11-21T19:42:07.123Z','team','{"id":"T1","name":"Full House","players":["P1","P2"],"seed":1}','b0772666b08707312b1bf859a64bbaf04117d43d73528adc3d3876a168fffc23','8f88e05ef6220a545752b6e34ae575fd7d1c5ea9d2d58cd66171eab62a976780');
INSERT INTO journal VALUES(7,'00000000-0000-4000-8000-000000000007','J. Park','desk','2026-11-21T19:42:07.123Z','team','{"id":"T2","name":"Deuces","players":["P3","P4"],"seed":2}','8f88e05ef6220a545752b6e34ae575fd7d1c5ea9d2d58cd66171eab62a976780','1aa8787ec7b46a844787d14eb73baff78098ea642f4ddea65adf5a450913294c');
INSERT INTO journal VALUES(8,'00000000-0000-4000-8000-000000000008','J. Park','desk','2026-11-21T19:42:07.123Z','call','{"a":"T1","a1":"P1","a2":"P2","attempt":1,"b":"T2","b1":"P3","b2":"P4","firstDealer":"b2","match":"F-1","table":1}','1aa8787ec7b46a844787d14eb73baff78098ea642f4ddea65adf5a450913294c','5a5e4015221bed0b4343989a857046baf82bca8a1f14da50b555ad1a9a845830');
INSERT INTO journal VALUES(9,'00000000-0000-4000-8000-000000000009','J. Park','desk','2026-11-21T19:42:07.123Z','hand','{"a":{"bids":[4,"nil"],"tricks":[5,0]},"attempt":1,"b":{"bid":6,"tricks":8},"game":1,"match":"F-1","place":1024,"revision":1}','5a5e4015221bed0b4343989a857046baf82bca8a1f14da50b555ad1a9a845830','a8cb09abf06f470a1901ec5c5fbcef5633f6e616ba1ca70ba778a1a8dca718d6');
INSERT INTO journal VALUES(10,'00000000-0000-4000-8000-000000000010','J. Park','desk','2026-11-21T19:42:07.123Z','hand','{"a":{"bids":[4,"nil"],"tricks":[5,0]},"attempt":1,"b":{"bid":6,"tricks":8},"game":1,"match":"F-1","place":2048,"revision":1}','a8cb09abf06f470a1901ec5c5fbcef5633f6e616ba1ca70ba778a1a8dca718d6','3821541d6b06d135ee3c461299470964d9f5017902fc61ef50508e2690b5f0dc');
INSERT INTO journal VALUES(11,'00000000-0000-4000-8000-000000000011','J. Park','desk','2026-11-21T19:42:07.123Z','hand','{"a":{"bids":[4,"nil"],"tricks":[5,0]},"attempt":1,"b":{"bid":6,"tricks":8},"game":1,"match":"F-1","place":3072,"revision":1}','3821541d6b06d135ee3c461299470964d9f5017902fc61ef50508e2690b5f0dc','fe6f3c6ceeab0b8673db2b55363381ce183fa230fdbaa13f6be569b68375a805');
INSERT INTO journal VALUES(12,'00000000-0000-4000-8000-000000000012','J. Park','desk','2026-11-21T19:42:07.123Z','person','{"id":"P5"}','fe6f3c6ceeab0b8673db2b55363381ce183fa230fdbaa13f6be569b68375a805','c93598ea8ae6ea1cc907fba57be5e3831324fbf067da9a1d8726db51bbf367bf');
INSERT INTO journal VALUES(13,'00000000-0000-4000-8000-000000000013','J. Park','desk','2026-11-21T19:42:07.123Z','person','{"id":"P5"}','c93598ea8ae6ea1cc907fba57be5e3831324fbf067da9a1d8726db51bbf367bf','0f9903b32338d00501e7b7930f041b5f80553f2338195805882e10dbc7c47a2b');
INSERT INTO journal VALUES(14,'00000000-0000-4000-8000-000000000014','J. Park','desk','2026-11-21T19:42:07.123Z','rules','{"agreed":{"end.target":350},"from":"F-1","reason":"agreed by both captains","venue":{"name":"Union ♠","version":1}}','0f9903b32338d00501e7b7930f041b5f80553f2338195805882e10dbc7c47a2b','6b0a518efbe174df08e3642f99a5c2e0cda7b95715b21f7b2f833425783fb259');
INSERT INTO journal VALUES(15,'00000000-0000-4000-8000-000000000015','J. Park','desk','2026-11-21T19:42:07.123Z','draw','{"format":"single-elimination","method":"random","randomSeed":"luck of the draw","teams":["T2","T1"],"thirdPlace":true,"version":1}','6b0a518efbe174df08e3642f99a5c2e0cda7b95715b21f7b2f833425783fb259','1a91b2c46cf5a0b60c9d79a86ae983329b8d241f1fb3d288c1225a5193b3ac27');
INSERT INTO journal VALUES(16,'00000000-0000-4000-8000-000000000016','J. Park','desk','2026-11-21T19:42:07.123Z','draw','{"format":"swiss","method":"listed","teams":["T1","T2"],"version":2}','1a91b2c46cf5a0b60c9d79a86ae983329b8d241f1fb3d288c1225a5193b3ac27','b55a6fe846b1f8af20ea294f2a895ef517fc6ace5bf14f7125ed869588b19d5f');
INSERT INTO journal VALUES(17,'00000000-0000-4000-8000-000000000017','J. Park','desk','2026-11-21T19:42:07.123Z','checkin','{"match":"F-1","person":"P1","shown":"student card"}','b55a6fe846b1f8af20ea294f2a895ef517fc6ace5bf14f7125ed869588b19d5f','9d8f47a34a1ca6c8e0cfd0d1739394f070ffa2d77ceb940cbea3e7f39460a61e');
INSERT INTO journal VALUES(18,'00000000-0000-4000-8000-000000000018','J. Park','desk','2026-11-21T19:42:07.123Z','checkin','{"override":"known to the supervisor","person":"P2"}','9d8f47a34a1ca6c8e0cfd0d1739394f070ffa2d77ceb940cbea3e7f39460a61e','0609030d335e589f1c14bbc693e7aa47e507bafe0b8f35dce34ad9578553db74');
INSERT INTO journal VALUES(19,'00000000-0000-4000-8000-000000000019','J. Park','desk','2026-11-21T19:42:07.123Z','substitute','{"joins":"P5","leaves":"P2","match":"F-1","reason":"ill","team":"T1"}','0609030d335e589f1c14bbc693e7aa47e507bafe0b8f35dce34ad9578553db74','09f419d71309f9dcbd275d282c6f6fbfdfa6922185bb47d18b92f51b40da9d34');
INSERT INTO journal VALUES(20,'00000000-0000-4000-8000-000000000020','J. Park','desk','2026-11-21T19:42:07.123Z','hand','{"a":{"bids":[4,"nil"],"tricks":[5,0]},"attempt":1,"b":{"bid":7,"blind":true,"tricks":[3,5]},"dealer":"b1","game":1,"match":"F-1","place":1024,"reason":"miscounted; it''s \"seven\"","revision":2}','09f419d71309f9dcbd275d282c6f6fbfdfa6922185bb47d18b92f51b40da9d34','5fd3291fc9083961587b1acc97625383c9db87068c7223b3ba02fa12d3cbd1fa');
INSERT INTO journal VALUES(21,'00000000-0000-4000-8000-000000000021','J. Park','desk','2026-11-21T19:42:07.123Z','hand','{"a":{"bids":[4,"nil"],"tricks":[5,0]},"attempt":1,"b":{"bid":6,"tricks":8},"game":1,"match":"F-1","place":3072,"reason":"never played","revision":2,"struck":true}','5fd3291fc9083961587b1acc97625383c9db87068c7223b3ba02fa12d3cbd1fa','2d68ab854b6ba323ceac3af7564fbaf6ff495fa3bf55b76eaf67a4f2935ab69e');
INSERT INTO journal VALUES(22,'00000000-0000-4000-8000-000000000022','J. Park','desk','2026-11-21T19:42:07.123Z','hand','{"a":{"bids":["blind-nil",13]},"attempt":1,"b":{},"game":1,"match":"F-1","override":"the venue has no blind nil","place":4096,"revision":1}','2d68ab854b6ba323ceac3af7564fbaf6ff495fa3bf55b76eaf67a4f2935ab69e','12268ee8828eaca331888ccfb3a94d927302447660aa4c2cc1cc077bcca479cb');
INSERT INTO journal VALUES(23,'00000000-0000-4000-8000-000000000023','J. Park','desk','2026-11-21T19:42:07.123Z','misdeal','{"attempt":1,"calledBy":"a2","game":1,"match":"F-1","place":1536,"reason":"fourteen cards"}','12268ee8828eaca331888ccfb3a94d927302447660aa4c2cc1cc077bcca479cb','c704eb6bb232e2278af024066cfba2b4f95bbe0c85f7649957873fd92edf92b5');
INSERT INTO journal VALUES(24,'00000000-0000-4000-8000-000000000024','J. Park','desk','2026-11-21T19:42:07.123Z','time-call','{"attempt":1,"choice":"finish-game","game":1,"match":"F-1","override":"the hall closes","place":5120}','c704eb6bb232e2278af024066cfba2b4f95bbe0c85f7649957873fd92edf92b5','73fbdcfa6a4fdbdb6693d94b399f12d61c89a62232392b4317ec292e50776020');
INSERT INTO journal VALUES(25,'00000000-0000-4000-8000-000000000025','J. Park','desk','2026-11-21T19:42:07.123Z','time-call','{"attempt":1,"game":2,"match":"F-1","place":1024}','73fbdcfa6a4fdbdb6693d94b399f12d61c89a62232392b4317ec292e50776020','91a6a9b47c07baca4ca7c252b131d21c16136c004a1a94459946bdfcef301140');
INSERT INTO journal VALUES(26,'00000000-0000-4000-8000-000000000026','J. Park','desk','2026-11-21T19:42:07.123Z','outcome','{"attempt":1,"match":"F-1","outcome":"default","reason":"walked away","winner":"a"}','91a6a9b47c07baca4ca7c252b131d21c16136c004a1a94459946bdfcef301140','ff42f30a343361cd96cd54e144b8de9eb5dadb3b1f634f8078d3cfddc3855591');
INSERT INTO journal VALUES(27,'00000000-0000-4000-8000-000000000027','J. Park','desk','2026-11-21T19:42:07.123Z','agree','{"attempt":1,"match":"F-1","scoreA":-120,"scoreB":512,"signers":["P1","P3"],"winner":"b"}','ff42f30a343361cd96cd54e144b8de9eb5dadb3b1f634f8078d3cfddc3855591','06b6a6d90af1294a6e51c86365bb79ee7a1bfb95e9f445eb61890369d9eedbc4');
INSERT INTO journal VALUES(28,'00000000-0000-4000-8000-000000000028','J. Park','desk','2026-11-21T19:42:07.123Z','challenge','{"accused":"b1","attempt":1,"book":7,"by":"a","game":1,"match":"F-1","place":1024}','06b6a6d90af1294a6e51c86365bb79ee7a1bfb95e9f445eb61890369d9eedbc4','81d2dc02a99870757ff1e25ded37051f945f73535b2b273f9824e9f807ea980c');
INSERT INTO journal VALUES(29,'00000000-0000-4000-8000-000000000029','J. Park','desk','2026-11-21T19:42:07.123Z','decision','{"challenge":"00000000-0000-4000-8000-000000000028","reason":"the trick was turned over","ruling":"upheld"}','81d2dc02a99870757ff1e25ded37051f945f73535b2b273f9824e9f807ea980c','d142ea1e43f4dc595a3ef361ab6a794933ec877001a63087e851639bd746b4b0');
INSERT INTO journal VALUES(30,'00000000-0000-4000-8000-000000000030','J. Park','desk','2026-11-21T19:42:07.123Z','foul','{"attempt":1,"foul":"table-talk","game":1,"match":"F-1","place":1024,"side":"b"}','d142ea1e43f4dc595a3ef361ab6a794933ec877001a63087e851639bd746b4b0','93b93729178081e0aa75751fa8dc7ab1718d9b15045b23fbc5447b6cad2e1377');
INSERT INTO journal VALUES(31,'00000000-0000-4000-8000-000000000031','J. Park','desk','2026-11-21T19:42:07.123Z','adjustment','{"attempt":1,"game":1,"match":"F-1","place":1024,"points":-50,"reason":"arrived late","side":"a"}','93b93729178081e0aa75751fa8dc7ab1718d9b15045b23fbc5447b6cad2e1377','c85fc5c591cc348525a31154c58e481f6da1b69242e31e5fa9ddc6c219613963');
INSERT INTO journal VALUES(32,'00000000-0000-4000-8000-000000000032','J. Park','desk','2026-11-21T19:42:07.123Z','withdraw','{"reason":"ill","team":"T2"}','c85fc5c591cc348525a31154c58e481f6da1b69242e31e5fa9ddc6c219613963','44273bfdf3a27323621633a5f1114b8125561c940f226a19977628e5b6c9ac0a');
INSERT INTO journal VALUES(33,'00000000-0000-4000-8000-000000000033','J. Park','desk','2026-11-21T19:42:07.123Z','retract','{"reason":"wrong team","target":"00000000-0000-4000-8000-000000000032"}','44273bfdf3a27323621633a5f1114b8125561c940f226a19977628e5b6c9ac0a','53f4a95364be2b5b519b9fe3bf088bc2ace0fece2241fc798b3136e44e04b548');
INSERT INTO journal VALUES(34,'00000000-0000-4000-8000-000000000034','J. Park','desk','2026-11-21T19:42:07.123Z','retract','{"target":"00000000-0000-4000-8000-000000000033"}','53f4a95364be2b5b519b9fe3bf088bc2ace0fece2241fc798b3136e44e04b548','0d3ec62ed0df4993b2f3cae9fb7dca4d1a84902982e69f417b44806483a09fda');
INSERT INTO journal VALUES(35,'00000000-0000-4000-8000-000000000035','J. Park','desk','2026-11-21T19:42:07.123Z','resolve','{"attempt":1,"choice":"replay","correction":"00000000-0000-4000-8000-000000000020","match":"W2-1","reason":"the other team won"}','0d3ec62ed0df4993b2f3cae9fb7dca4d1a84902982e69f417b44806483a09fda','2411e1f1c5c93910d362999af9aca1559015808106bca05644b70e6e60484c6f');
INSERT INTO journal VALUES(36,'00000000-0000-4000-8000-000000000036','J. Park','desk','2026-11-21T19:42:07.123Z','resolve','{"attempt":99,"choice":"stand","match":"W2-2","reason":"both captains agree"}','2411e1f1c5c93910d362999af9aca1559015808106bca05644b70e6e60484c6f','ee42d1a46989ee18957cf21c9644be89fe55262cbe6df8de034d8a76d90083d5');
INSERT INTO journal VALUES(37,'00000000-0000-4000-8000-000000000037','J. Park','desk','2026-11-21T19:42:07.123Z','move','{"attempt":1,"match":"F-2","reason":"the sheets were mixed up","swapped":true,"toAttempt":2,"toMatch":"F-1"}','ee42d1a46989ee18957cf21c9644be89fe55262cbe6df8de034d8a76d90083d5','b4611f0ca85e9655ced0c637ce3b9b85436e0bcbe64a92a2ef7bee8599c1d0fa');
INSERT INTO journal VALUES(38,'00000000-0000-4000-8000-000000000038','J. Park','desk','2026-11-21T19:42:07.123Z','move','{"attempt":1,"match":"F-1","reason":"sides swapped","swapped":true}','b4611f0ca85e9655ced0c637ce3b9b85436e0bcbe64a92a2ef7bee8599c1d0fa','d53146ff46b87a5bbad1a9d1b1858954269a2db8f8bb441cc956a6f96d4d6739');
CREATE TABLE journal_head (
  id INTEGER NOT NULL PRIMARY KEY,
  seq INTEGER NOT NULL,
  hash TEXT NOT NULL,
  CONSTRAINT "there is one head" CHECK (id = 1)
);
INSERT INTO journal_head VALUES(1,38,'d53146ff46b87a5bbad1a9d1b1858954269a2db8f8bb441cc956a6f96d4d6739');
CREATE TABLE person (
  id TEXT NOT NULL PRIMARY KEY,
  name TEXT,
  card_hash TEXT,
  card_end TEXT,
  CONSTRAINT "name has 1 to 80 characters" CHECK (name IS NULL OR length(name) BETWEEN 1 AND 80),
  CONSTRAINT "a card is kept as a hash" CHECK (card_hash IS NULL OR length(card_hash) = 64),
  CONSTRAINT "card end has 1 to 3 characters" CHECK (card_end IS NULL OR length(card_end) BETWEEN 1 AND 3)
);
INSERT INTO person VALUES('P1','Player P1',NULL,NULL);
INSERT INTO person VALUES('P2','Player P2',NULL,NULL);
INSERT INTO person VALUES('P3','Player P3',NULL,NULL);
INSERT INTO person VALUES('P4','Player P4',NULL,NULL);
INSERT INTO person VALUES('P5','Zoë Ångström','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb','4');
CREATE TABLE event (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  name TEXT NOT NULL,
  format TEXT NOT NULL,
  tables INTEGER NOT NULL,
  CONSTRAINT "name has 1 to 120 characters" CHECK (length(name) BETWEEN 1 AND 120),
  CONSTRAINT "format is a known word" CHECK (format IN ('single-elimination', 'double-elimination', 'round-robin', 'pools-playoff', 'swiss')),
  CONSTRAINT "tables is 1 to 999" CHECK (tables BETWEEN 1 AND 999 AND tables = CAST(tables AS INTEGER))
);
INSERT INTO event VALUES('00000000-0000-4000-8000-000000000001','Fall Spades ♠','single-elimination',2);
CREATE TABLE rules (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  venue TEXT NOT NULL,
  agreed TEXT,
  from_match TEXT,
  reason TEXT,
  CONSTRAINT "reason has 1 to 400 characters" CHECK (reason IS NULL OR length(reason) BETWEEN 1 AND 400)
);
INSERT INTO rules VALUES('00000000-0000-4000-8000-000000000014','{"name":"Union ♠","version":1}','{"end.target":350}','F-1','agreed by both captains');
CREATE TABLE team (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  id TEXT NOT NULL,
  name TEXT NOT NULL,
  seed INTEGER,
  players TEXT NOT NULL,
  CONSTRAINT "name has 1 to 80 characters" CHECK (length(name) BETWEEN 1 AND 80),
  CONSTRAINT "seed is 1 to 4096" CHECK (seed IS NULL OR (seed BETWEEN 1 AND 4096 AND seed = CAST(seed AS INTEGER)))
);
INSERT INTO team VALUES('00000000-0000-4000-8000-000000000006','T1','Full House',1,'P1 P2');
INSERT INTO team VALUES('00000000-0000-4000-8000-000000000007','T2','Deuces',2,'P3 P4');
CREATE TABLE draw (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  format TEXT NOT NULL,
  method TEXT NOT NULL,
  version INTEGER NOT NULL,
  random_seed TEXT,
  third_place INTEGER NOT NULL,
  teams TEXT NOT NULL,
  CONSTRAINT "format is a known word" CHECK (format IN ('single-elimination', 'double-elimination', 'round-robin', 'pools-playoff', 'swiss')),
  CONSTRAINT "method is a known word" CHECK (method IN ('listed', 'random')),
  CONSTRAINT "version is 1 to 99" CHECK (version BETWEEN 1 AND 99 AND version = CAST(version AS INTEGER)),
  CONSTRAINT "third place is 0 or 1" CHECK (third_place IN (0, 1)),
  CONSTRAINT "a random draw names its seed, and no other does" CHECK ((method = 'random') = (random_seed IS NOT NULL))
);
INSERT INTO draw VALUES('00000000-0000-4000-8000-000000000015','single-elimination','random',1,'luck of the draw',1,'T2 T1');
INSERT INTO draw VALUES('00000000-0000-4000-8000-000000000016','swiss','listed',2,NULL,0,'T1 T2');
CREATE TABLE checkin (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  person TEXT NOT NULL REFERENCES person (id),
  shown TEXT,
  match TEXT,
  override TEXT,
  CONSTRAINT "shown has 1 to 80 characters" CHECK (shown IS NULL OR length(shown) BETWEEN 1 AND 80),
  CONSTRAINT "override has 1 to 400 characters" CHECK (override IS NULL OR length(override) BETWEEN 1 AND 400)
);
INSERT INTO checkin VALUES('00000000-0000-4000-8000-000000000017','P1','student card','F-1',NULL);
INSERT INTO checkin VALUES('00000000-0000-4000-8000-000000000018','P2',NULL,NULL,'known to the supervisor');
CREATE TABLE withdraw (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  team TEXT NOT NULL,
  reason TEXT NOT NULL,
  CONSTRAINT "reason has 1 to 400 characters" CHECK (length(reason) BETWEEN 1 AND 400)
);
INSERT INTO withdraw VALUES('00000000-0000-4000-8000-000000000032','T2','ill');
CREATE TABLE substitute (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  team TEXT NOT NULL,
  leaves TEXT NOT NULL REFERENCES person (id),
  joins TEXT NOT NULL REFERENCES person (id),
  match TEXT,
  reason TEXT,
  CONSTRAINT "nobody takes their own place" CHECK (leaves <> joins),
  CONSTRAINT "reason has 1 to 400 characters" CHECK (reason IS NULL OR length(reason) BETWEEN 1 AND 400)
);
INSERT INTO substitute VALUES('00000000-0000-4000-8000-000000000019','T1','P2','P5','F-1','ill');
CREATE TABLE call (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  match TEXT NOT NULL,
  attempt INTEGER NOT NULL,
  table_no INTEGER NOT NULL,
  a TEXT NOT NULL,
  b TEXT NOT NULL,
  a1 TEXT NOT NULL REFERENCES person (id),
  b1 TEXT NOT NULL REFERENCES person (id),
  a2 TEXT NOT NULL REFERENCES person (id),
  b2 TEXT NOT NULL REFERENCES person (id),
  first_dealer TEXT,
  CONSTRAINT "attempt is 1 to 99" CHECK (attempt BETWEEN 1 AND 99 AND attempt = CAST(attempt AS INTEGER)),
  CONSTRAINT "the table is 1 to 999" CHECK (table_no BETWEEN 1 AND 999 AND table_no = CAST(table_no AS INTEGER)),
  CONSTRAINT "a team does not play itself" CHECK (a <> b),
  CONSTRAINT "nobody sits on two chairs" CHECK (a1 <> b1 AND a1 <> a2 AND a1 <> b2 AND b1 <> a2 AND b1 <> b2 AND a2 <> b2),
  CONSTRAINT "first dealer is a known word" CHECK (first_dealer IS NULL OR first_dealer IN ('a1', 'b1', 'a2', 'b2'))
);
INSERT INTO call VALUES('00000000-0000-4000-8000-000000000008','F-1',1,1,'T1','T2','P1','P3','P2','P4','b2');
CREATE TABLE hand (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  match TEXT NOT NULL,
  attempt INTEGER NOT NULL,
  game INTEGER NOT NULL,
  place INTEGER NOT NULL,
  revision INTEGER NOT NULL,
  dealer TEXT,
  a_bid_side INTEGER,
  a_bid_1 INTEGER,
  a_call_1 TEXT,
  a_bid_2 INTEGER,
  a_call_2 TEXT,
  a_blind INTEGER NOT NULL,
  a_tricks_side INTEGER,
  a_tricks_1 INTEGER,
  a_tricks_2 INTEGER,
  b_bid_side INTEGER,
  b_bid_1 INTEGER,
  b_call_1 TEXT,
  b_bid_2 INTEGER,
  b_call_2 TEXT,
  b_blind INTEGER NOT NULL,
  b_tricks_side INTEGER,
  b_tricks_1 INTEGER,
  b_tricks_2 INTEGER,
  override TEXT,
  struck INTEGER NOT NULL,
  reason TEXT,
  CONSTRAINT "a hand has each revision once" UNIQUE (match, attempt, game, place, revision),
  CONSTRAINT "attempt is 1 to 99" CHECK (attempt BETWEEN 1 AND 99 AND attempt = CAST(attempt AS INTEGER)),
  CONSTRAINT "game is 1 to 9" CHECK (game BETWEEN 1 AND 9 AND game = CAST(game AS INTEGER)),
  CONSTRAINT "place is 1 to 2000000000" CHECK (place BETWEEN 1 AND 2000000000 AND place = CAST(place AS INTEGER)),
  CONSTRAINT "revision is 1 to 999" CHECK (revision BETWEEN 1 AND 999 AND revision = CAST(revision AS INTEGER)),
  CONSTRAINT "dealer is a known word" CHECK (dealer IS NULL OR dealer IN ('a1', 'b1', 'a2', 'b2')),
  CONSTRAINT "the bid of side a is 1 to 26" CHECK (a_bid_side IS NULL OR (a_bid_side BETWEEN 1 AND 26 AND a_bid_side = CAST(a_bid_side AS INTEGER))),
  CONSTRAINT "the bid of a1 is 1 to 13" CHECK (a_bid_1 IS NULL OR (a_bid_1 BETWEEN 1 AND 13 AND a_bid_1 = CAST(a_bid_1 AS INTEGER))),
  CONSTRAINT "the bid of a2 is 1 to 13" CHECK (a_bid_2 IS NULL OR (a_bid_2 BETWEEN 1 AND 13 AND a_bid_2 = CAST(a_bid_2 AS INTEGER))),
  CONSTRAINT "a1 calls a number or a nil" CHECK (a_call_1 IS NULL OR a_call_1 IN ('number', 'nil', 'blind-nil')),
  CONSTRAINT "a2 calls a number or a nil" CHECK (a_call_2 IS NULL OR a_call_2 IN ('number', 'nil', 'blind-nil')),
  CONSTRAINT "only a number called by a1 has a number" CHECK ((a_bid_1 IS NOT NULL) = (COALESCE(a_call_1, '') = 'number')),
  CONSTRAINT "only a number called by a2 has a number" CHECK ((a_bid_2 IS NOT NULL) = (COALESCE(a_call_2, '') = 'number')),
  CONSTRAINT "side a bids as a side or one by one" CHECK ((a_call_1 IS NULL) = (a_call_2 IS NULL) AND (a_bid_side IS NULL OR a_call_1 IS NULL)),
  CONSTRAINT "side a bids blind or not" CHECK (a_blind IN (0, 1) AND (a_blind = 0 OR a_bid_side IS NOT NULL OR a_call_1 IS NOT NULL)),
  CONSTRAINT "the tricks of side a is 0 to 13" CHECK (a_tricks_side IS NULL OR (a_tricks_side BETWEEN 0 AND 13 AND a_tricks_side = CAST(a_tricks_side AS INTEGER))),
  CONSTRAINT "the tricks of a1 is 0 to 13" CHECK (a_tricks_1 IS NULL OR (a_tricks_1 BETWEEN 0 AND 13 AND a_tricks_1 = CAST(a_tricks_1 AS INTEGER))),
  CONSTRAINT "the tricks of a2 is 0 to 13" CHECK (a_tricks_2 IS NULL OR (a_tricks_2 BETWEEN 0 AND 13 AND a_tricks_2 = CAST(a_tricks_2 AS INTEGER))),
  CONSTRAINT "tricks of side a are counted as a side or one by one" CHECK ((a_tricks_1 IS NULL) = (a_tricks_2 IS NULL) AND (a_tricks_side IS NULL OR a_tricks_1 IS NULL)),
  CONSTRAINT "a nil of side a asks for tricks one by one" CHECK (a_tricks_side IS NULL OR a_call_1 IS NULL OR (a_call_1 = 'number' AND a_call_2 = 'number')),
  CONSTRAINT "the bid of side b is 1 to 26" CHECK (b_bid_side IS NULL OR (b_bid_side BETWEEN 1 AND 26 AND b_bid_side = CAST(b_bid_side AS INTEGER))),
  CONSTRAINT "the bid of b1 is 1 to 13" CHECK (b_bid_1 IS NULL OR (b_bid_1 BETWEEN 1 AND 13 AND b_bid_1 = CAST(b_bid_1 AS INTEGER))),
  CONSTRAINT "the bid of b2 is 1 to 13" CHECK (b_bid_2 IS NULL OR (b_bid_2 BETWEEN 1 AND 13 AND b_bid_2 = CAST(b_bid_2 AS INTEGER))),
  CONSTRAINT "b1 calls a number or a nil" CHECK (b_call_1 IS NULL OR b_call_1 IN ('number', 'nil', 'blind-nil')),
  CONSTRAINT "b2 calls a number or a nil" CHECK (b_call_2 IS NULL OR b_call_2 IN ('number', 'nil', 'blind-nil')),
  CONSTRAINT "only a number called by b1 has a number" CHECK ((b_bid_1 IS NOT NULL) = (COALESCE(b_call_1, '') = 'number')),
  CONSTRAINT "only a number called by b2 has a number" CHECK ((b_bid_2 IS NOT NULL) = (COALESCE(b_call_2, '') = 'number')),
  CONSTRAINT "side b bids as a side or one by one" CHECK ((b_call_1 IS NULL) = (b_call_2 IS NULL) AND (b_bid_side IS NULL OR b_call_1 IS NULL)),
  CONSTRAINT "side b bids blind or not" CHECK (b_blind IN (0, 1) AND (b_blind = 0 OR b_bid_side IS NOT NULL OR b_call_1 IS NOT NULL)),
  CONSTRAINT "the tricks of side b is 0 to 13" CHECK (b_tricks_side IS NULL OR (b_tricks_side BETWEEN 0 AND 13 AND b_tricks_side = CAST(b_tricks_side AS INTEGER))),
  CONSTRAINT "the tricks of b1 is 0 to 13" CHECK (b_tricks_1 IS NULL OR (b_tricks_1 BETWEEN 0 AND 13 AND b_tricks_1 = CAST(b_tricks_1 AS INTEGER))),
  CONSTRAINT "the tricks of b2 is 0 to 13" CHECK (b_tricks_2 IS NULL OR (b_tricks_2 BETWEEN 0 AND 13 AND b_tricks_2 = CAST(b_tricks_2 AS INTEGER))),
  CONSTRAINT "tricks of side b are counted as a side or one by one" CHECK ((b_tricks_1 IS NULL) = (b_tricks_2 IS NULL) AND (b_tricks_side IS NULL OR b_tricks_1 IS NULL)),
  CONSTRAINT "a nil of side b asks for tricks one by one" CHECK (b_tricks_side IS NULL OR b_call_1 IS NULL OR (b_call_1 = 'number' AND b_call_2 = 'number')),
  CONSTRAINT "a hand has 13 tricks, or none counted yet" CHECK ((COALESCE(a_tricks_side, a_tricks_1 + a_tricks_2) IS NULL AND COALESCE(b_tricks_side, b_tricks_1 + b_tricks_2) IS NULL) OR COALESCE(COALESCE(a_tricks_side, a_tricks_1 + a_tricks_2) + COALESCE(b_tricks_side, b_tricks_1 + b_tricks_2), 0) = 13),
  CONSTRAINT "override has 1 to 400 characters" CHECK (override IS NULL OR length(override) BETWEEN 1 AND 400),
  CONSTRAINT "struck is 0 or 1" CHECK (struck IN (0, 1)),
  CONSTRAINT "only a hand on record can be struck" CHECK (struck = 0 OR revision > 1),
  CONSTRAINT "reason has 1 to 400 characters" CHECK (reason IS NULL OR length(reason) BETWEEN 1 AND 400),
  CONSTRAINT "a changed hand needs a reason" CHECK (revision = 1 OR reason IS NOT NULL)
);
INSERT INTO hand VALUES('00000000-0000-4000-8000-000000000009','F-1',1,1,1024,1,NULL,NULL,4,'number',NULL,'nil',0,NULL,5,0,6,NULL,NULL,NULL,NULL,0,8,NULL,NULL,NULL,0,NULL);
INSERT INTO hand VALUES('00000000-0000-4000-8000-000000000010','F-1',1,1,2048,1,NULL,NULL,4,'number',NULL,'nil',0,NULL,5,0,6,NULL,NULL,NULL,NULL,0,8,NULL,NULL,NULL,0,NULL);
INSERT INTO hand VALUES('00000000-0000-4000-8000-000000000011','F-1',1,1,3072,1,NULL,NULL,4,'number',NULL,'nil',0,NULL,5,0,6,NULL,NULL,NULL,NULL,0,8,NULL,NULL,NULL,0,NULL);
INSERT INTO hand VALUES('00000000-0000-4000-8000-000000000020','F-1',1,1,1024,2,'b1',NULL,4,'number',NULL,'nil',0,NULL,5,0,7,NULL,NULL,NULL,NULL,1,NULL,3,5,NULL,0,'miscounted; it''s "seven"');
INSERT INTO hand VALUES('00000000-0000-4000-8000-000000000021','F-1',1,1,3072,2,NULL,NULL,4,'number',NULL,'nil',0,NULL,5,0,6,NULL,NULL,NULL,NULL,0,8,NULL,NULL,NULL,1,'never played');
INSERT INTO hand VALUES('00000000-0000-4000-8000-000000000022','F-1',1,1,4096,1,NULL,NULL,NULL,'blind-nil',13,'number',0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,'the venue has no blind nil',0,NULL);
CREATE TABLE misdeal (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  match TEXT NOT NULL,
  attempt INTEGER NOT NULL,
  game INTEGER NOT NULL,
  place INTEGER NOT NULL,
  called_by TEXT NOT NULL,
  reason TEXT NOT NULL,
  CONSTRAINT "attempt is 1 to 99" CHECK (attempt BETWEEN 1 AND 99 AND attempt = CAST(attempt AS INTEGER)),
  CONSTRAINT "game is 1 to 9" CHECK (game BETWEEN 1 AND 9 AND game = CAST(game AS INTEGER)),
  CONSTRAINT "place is 1 to 2000000000" CHECK (place BETWEEN 1 AND 2000000000 AND place = CAST(place AS INTEGER)),
  CONSTRAINT "called by is a known word" CHECK (called_by IN ('a1', 'b1', 'a2', 'b2')),
  CONSTRAINT "reason has 1 to 400 characters" CHECK (length(reason) BETWEEN 1 AND 400)
);
INSERT INTO misdeal VALUES('00000000-0000-4000-8000-000000000023','F-1',1,1,1536,'a2','fourteen cards');
CREATE TABLE time_call (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  match TEXT NOT NULL,
  attempt INTEGER NOT NULL,
  game INTEGER NOT NULL,
  place INTEGER NOT NULL,
  choice TEXT,
  override TEXT,
  CONSTRAINT "attempt is 1 to 99" CHECK (attempt BETWEEN 1 AND 99 AND attempt = CAST(attempt AS INTEGER)),
  CONSTRAINT "game is 1 to 9" CHECK (game BETWEEN 1 AND 9 AND game = CAST(game AS INTEGER)),
  CONSTRAINT "place is 1 to 2000000000" CHECK (place BETWEEN 1 AND 2000000000 AND place = CAST(place AS INTEGER)),
  CONSTRAINT "choice is a known word" CHECK (choice IS NULL OR choice IN ('finish-hand', 'finish-game', 'stop-now')),
  CONSTRAINT "override has 1 to 400 characters" CHECK (override IS NULL OR length(override) BETWEEN 1 AND 400)
);
INSERT INTO time_call VALUES('00000000-0000-4000-8000-000000000024','F-1',1,1,5120,'finish-game','the hall closes');
INSERT INTO time_call VALUES('00000000-0000-4000-8000-000000000025','F-1',1,2,1024,NULL,NULL);
CREATE TABLE outcome (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  match TEXT NOT NULL,
  attempt INTEGER NOT NULL,
  winner TEXT NOT NULL,
  outcome TEXT NOT NULL,
  reason TEXT NOT NULL,
  CONSTRAINT "attempt is 1 to 99" CHECK (attempt BETWEEN 1 AND 99 AND attempt = CAST(attempt AS INTEGER)),
  CONSTRAINT "winner is a known word" CHECK (winner IN ('a', 'b', 'none')),
  CONSTRAINT "outcome is a known word" CHECK (outcome IN ('forfeit', 'default', 'no-show', 'withdrawn', 'disqualified', 'ruling')),
  CONSTRAINT "reason has 1 to 400 characters" CHECK (length(reason) BETWEEN 1 AND 400)
);
INSERT INTO outcome VALUES('00000000-0000-4000-8000-000000000026','F-1',1,'a','default','walked away');
CREATE TABLE agree (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  match TEXT NOT NULL,
  attempt INTEGER NOT NULL,
  score_a INTEGER NOT NULL,
  score_b INTEGER NOT NULL,
  winner TEXT NOT NULL,
  signers TEXT NOT NULL,
  CONSTRAINT "attempt is 1 to 99" CHECK (attempt BETWEEN 1 AND 99 AND attempt = CAST(attempt AS INTEGER)),
  CONSTRAINT "score a is -99999 to 99999" CHECK (score_a BETWEEN -99999 AND 99999 AND score_a = CAST(score_a AS INTEGER)),
  CONSTRAINT "score b is -99999 to 99999" CHECK (score_b BETWEEN -99999 AND 99999 AND score_b = CAST(score_b AS INTEGER)),
  CONSTRAINT "winner is a known word" CHECK (winner IN ('a', 'b', 'none'))
);
INSERT INTO agree VALUES('00000000-0000-4000-8000-000000000027','F-1',1,-120,512,'b','P1 P3');
CREATE TABLE challenge (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  match TEXT NOT NULL,
  attempt INTEGER NOT NULL,
  game INTEGER NOT NULL,
  place INTEGER NOT NULL,
  by TEXT NOT NULL,
  accused TEXT NOT NULL,
  book INTEGER NOT NULL,
  CONSTRAINT "attempt is 1 to 99" CHECK (attempt BETWEEN 1 AND 99 AND attempt = CAST(attempt AS INTEGER)),
  CONSTRAINT "game is 1 to 9" CHECK (game BETWEEN 1 AND 9 AND game = CAST(game AS INTEGER)),
  CONSTRAINT "place is 1 to 2000000000" CHECK (place BETWEEN 1 AND 2000000000 AND place = CAST(place AS INTEGER)),
  CONSTRAINT "by is a known word" CHECK (by IN ('a', 'b', 'supervisor')),
  CONSTRAINT "accused is a known word" CHECK (accused IN ('a1', 'b1', 'a2', 'b2')),
  CONSTRAINT "the accused sits on the other side" CHECK (by = 'supervisor' OR by <> substr(accused, 1, 1)),
  CONSTRAINT "book is 1 to 13" CHECK (book BETWEEN 1 AND 13 AND book = CAST(book AS INTEGER))
);
INSERT INTO challenge VALUES('00000000-0000-4000-8000-000000000028','F-1',1,1,1024,'a','b1',7);
CREATE TABLE decision (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  challenge TEXT NOT NULL REFERENCES challenge (op),
  ruling TEXT NOT NULL,
  reason TEXT,
  CONSTRAINT "ruling is a known word" CHECK (ruling IN ('upheld', 'rejected', 'withdrawn')),
  CONSTRAINT "reason has 1 to 400 characters" CHECK (reason IS NULL OR length(reason) BETWEEN 1 AND 400)
);
INSERT INTO decision VALUES('00000000-0000-4000-8000-000000000029','00000000-0000-4000-8000-000000000028','upheld','the trick was turned over');
CREATE TABLE foul (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  match TEXT NOT NULL,
  attempt INTEGER NOT NULL,
  game INTEGER NOT NULL,
  place INTEGER NOT NULL,
  side TEXT NOT NULL,
  foul TEXT NOT NULL,
  CONSTRAINT "attempt is 1 to 99" CHECK (attempt BETWEEN 1 AND 99 AND attempt = CAST(attempt AS INTEGER)),
  CONSTRAINT "game is 1 to 9" CHECK (game BETWEEN 1 AND 9 AND game = CAST(game AS INTEGER)),
  CONSTRAINT "place is 1 to 2000000000" CHECK (place BETWEEN 1 AND 2000000000 AND place = CAST(place AS INTEGER)),
  CONSTRAINT "side is a known word" CHECK (side IN ('a', 'b')),
  CONSTRAINT "foul has 1 to 40 characters" CHECK (length(foul) BETWEEN 1 AND 40)
);
INSERT INTO foul VALUES('00000000-0000-4000-8000-000000000030','F-1',1,1,1024,'b','table-talk');
CREATE TABLE adjustment (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  match TEXT NOT NULL,
  attempt INTEGER NOT NULL,
  game INTEGER NOT NULL,
  place INTEGER NOT NULL,
  side TEXT NOT NULL,
  points INTEGER NOT NULL,
  reason TEXT NOT NULL,
  CONSTRAINT "attempt is 1 to 99" CHECK (attempt BETWEEN 1 AND 99 AND attempt = CAST(attempt AS INTEGER)),
  CONSTRAINT "game is 1 to 9" CHECK (game BETWEEN 1 AND 9 AND game = CAST(game AS INTEGER)),
  CONSTRAINT "place is 1 to 2000000000" CHECK (place BETWEEN 1 AND 2000000000 AND place = CAST(place AS INTEGER)),
  CONSTRAINT "side is a known word" CHECK (side IN ('a', 'b')),
  CONSTRAINT "points is -99999 to 99999" CHECK (points BETWEEN -99999 AND 99999 AND points = CAST(points AS INTEGER)),
  CONSTRAINT "reason has 1 to 400 characters" CHECK (length(reason) BETWEEN 1 AND 400)
);
INSERT INTO adjustment VALUES('00000000-0000-4000-8000-000000000031','F-1',1,1,1024,'a',-50,'arrived late');
CREATE TABLE retract (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  target TEXT NOT NULL REFERENCES journal (op),
  reason TEXT,
  CONSTRAINT "reason has 1 to 400 characters" CHECK (reason IS NULL OR length(reason) BETWEEN 1 AND 400)
);
INSERT INTO retract VALUES('00000000-0000-4000-8000-000000000033','00000000-0000-4000-8000-000000000032','wrong team');
INSERT INTO retract VALUES('00000000-0000-4000-8000-000000000034','00000000-0000-4000-8000-000000000033',NULL);
CREATE TABLE resolve (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  match TEXT NOT NULL,
  attempt INTEGER NOT NULL,
  choice TEXT NOT NULL,
  correction TEXT REFERENCES journal (op),
  reason TEXT NOT NULL,
  CONSTRAINT "attempt is 1 to 99" CHECK (attempt BETWEEN 1 AND 99 AND attempt = CAST(attempt AS INTEGER)),
  CONSTRAINT "choice is a known word" CHECK (choice IN ('seat', 'replay', 'stand')),
  CONSTRAINT "reason has 1 to 400 characters" CHECK (length(reason) BETWEEN 1 AND 400)
);
INSERT INTO resolve VALUES('00000000-0000-4000-8000-000000000035','W2-1',1,'replay','00000000-0000-4000-8000-000000000020','the other team won');
INSERT INTO resolve VALUES('00000000-0000-4000-8000-000000000036','W2-2',99,'stand',NULL,'both captains agree');
CREATE TABLE move (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  match TEXT NOT NULL,
  attempt INTEGER NOT NULL,
  to_match TEXT,
  to_attempt INTEGER,
  swapped INTEGER NOT NULL,
  reason TEXT NOT NULL,
  CONSTRAINT "attempt is 1 to 99" CHECK (attempt BETWEEN 1 AND 99 AND attempt = CAST(attempt AS INTEGER)),
  CONSTRAINT "to attempt is 1 to 99" CHECK (to_attempt IS NULL OR (to_attempt BETWEEN 1 AND 99 AND to_attempt = CAST(to_attempt AS INTEGER))),
  CONSTRAINT "swapped is 0 or 1" CHECK (swapped IN (0, 1)),
  CONSTRAINT "something moves" CHECK (to_match IS NOT NULL OR swapped = 1),
  CONSTRAINT "only another match has an attempt" CHECK (to_attempt IS NULL OR to_match IS NOT NULL),
  CONSTRAINT "reason has 1 to 400 characters" CHECK (length(reason) BETWEEN 1 AND 400)
);
INSERT INTO move VALUES('00000000-0000-4000-8000-000000000037','F-2',1,'F-1',2,1,'the sheets were mixed up');
INSERT INTO move VALUES('00000000-0000-4000-8000-000000000038','F-1',1,NULL,NULL,1,'sides swapped');
CREATE TRIGGER journal_no_update BEFORE UPDATE ON journal
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of journal is never changed'); END;
CREATE TRIGGER journal_no_delete BEFORE DELETE ON journal
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of journal is never deleted'); END;
CREATE TRIGGER event_no_update BEFORE UPDATE ON event
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of event is never changed'); END;
CREATE TRIGGER event_no_delete BEFORE DELETE ON event
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of event is never deleted'); END;
CREATE TRIGGER rules_no_update BEFORE UPDATE ON rules
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of rules is never changed'); END;
CREATE TRIGGER rules_no_delete BEFORE DELETE ON rules
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of rules is never deleted'); END;
CREATE TRIGGER team_no_update BEFORE UPDATE ON team
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of team is never changed'); END;
CREATE TRIGGER team_no_delete BEFORE DELETE ON team
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of team is never deleted'); END;
CREATE TRIGGER draw_no_update BEFORE UPDATE ON draw
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of draw is never changed'); END;
CREATE TRIGGER draw_no_delete BEFORE DELETE ON draw
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of draw is never deleted'); END;
CREATE TRIGGER checkin_no_update BEFORE UPDATE ON checkin
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of checkin is never changed'); END;
CREATE TRIGGER checkin_no_delete BEFORE DELETE ON checkin
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of checkin is never deleted'); END;
CREATE TRIGGER withdraw_no_update BEFORE UPDATE ON withdraw
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of withdraw is never changed'); END;
CREATE TRIGGER withdraw_no_delete BEFORE DELETE ON withdraw
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of withdraw is never deleted'); END;
CREATE TRIGGER substitute_no_update BEFORE UPDATE ON substitute
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of substitute is never changed'); END;
CREATE TRIGGER substitute_no_delete BEFORE DELETE ON substitute
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of substitute is never deleted'); END;
CREATE TRIGGER call_no_update BEFORE UPDATE ON call
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of call is never changed'); END;
CREATE TRIGGER call_no_delete BEFORE DELETE ON call
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of call is never deleted'); END;
CREATE TRIGGER hand_no_update BEFORE UPDATE ON hand
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of hand is never changed'); END;
CREATE TRIGGER hand_no_delete BEFORE DELETE ON hand
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of hand is never deleted'); END;
CREATE TRIGGER misdeal_no_update BEFORE UPDATE ON misdeal
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of misdeal is never changed'); END;
CREATE TRIGGER misdeal_no_delete BEFORE DELETE ON misdeal
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of misdeal is never deleted'); END;
CREATE TRIGGER time_call_no_update BEFORE UPDATE ON time_call
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of time_call is never changed'); END;
CREATE TRIGGER time_call_no_delete BEFORE DELETE ON time_call
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of time_call is never deleted'); END;
CREATE TRIGGER outcome_no_update BEFORE UPDATE ON outcome
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of outcome is never changed'); END;
CREATE TRIGGER outcome_no_delete BEFORE DELETE ON outcome
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of outcome is never deleted'); END;
CREATE TRIGGER agree_no_update BEFORE UPDATE ON agree
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of agree is never changed'); END;
CREATE TRIGGER agree_no_delete BEFORE DELETE ON agree
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of agree is never deleted'); END;
CREATE TRIGGER challenge_no_update BEFORE UPDATE ON challenge
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of challenge is never changed'); END;
CREATE TRIGGER challenge_no_delete BEFORE DELETE ON challenge
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of challenge is never deleted'); END;
CREATE TRIGGER decision_no_update BEFORE UPDATE ON decision
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of decision is never changed'); END;
CREATE TRIGGER decision_no_delete BEFORE DELETE ON decision
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of decision is never deleted'); END;
CREATE TRIGGER foul_no_update BEFORE UPDATE ON foul
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of foul is never changed'); END;
CREATE TRIGGER foul_no_delete BEFORE DELETE ON foul
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of foul is never deleted'); END;
CREATE TRIGGER adjustment_no_update BEFORE UPDATE ON adjustment
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of adjustment is never changed'); END;
CREATE TRIGGER adjustment_no_delete BEFORE DELETE ON adjustment
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of adjustment is never deleted'); END;
CREATE TRIGGER retract_no_update BEFORE UPDATE ON retract
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of retract is never changed'); END;
CREATE TRIGGER retract_no_delete BEFORE DELETE ON retract
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of retract is never deleted'); END;
CREATE TRIGGER resolve_no_update BEFORE UPDATE ON resolve
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of resolve is never changed'); END;
CREATE TRIGGER resolve_no_delete BEFORE DELETE ON resolve
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of resolve is never deleted'); END;
CREATE TRIGGER move_no_update BEFORE UPDATE ON move
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of move is never changed'); END;
CREATE TRIGGER move_no_delete BEFORE DELETE ON move
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of move is never deleted'); END;
CREATE VIEW retracted AS
WITH RECURSIVE newest (target, op) AS (
  SELECT r.target, r.op FROM retract r JOIN journal j ON j.op = r.op
  WHERE j.seq = (SELECT MAX(k.seq) FROM retract s JOIN journal k ON k.op = s.op WHERE s.target = r.target)
), chain (op, tip, depth) AS (
  SELECT target, op, 1 FROM newest
  UNION ALL
  SELECT c.op, n.op, c.depth + 1 FROM chain c JOIN newest n ON n.target = c.tip
)
SELECT op FROM chain GROUP BY op HAVING MAX(depth) % 2 = 1;
CREATE VIEW current_hand AS
SELECT h.* FROM hand h
WHERE h.struck = 0 AND h.op NOT IN (SELECT op FROM retracted)
  AND h.revision = (SELECT MAX(x.revision) FROM hand x
                    WHERE x.match = h.match AND x.attempt = h.attempt AND x.game = h.game AND x.place = h.place
                      AND x.op NOT IN (SELECT op FROM retracted));
CREATE VIEW current_team AS
SELECT t.id, t.name, t.seed, t.players FROM team t JOIN journal j ON j.op = t.op
WHERE j.seq = (SELECT MAX(k.seq) FROM team u JOIN journal k ON k.op = u.op
               WHERE u.id = t.id AND u.op NOT IN (SELECT op FROM retracted));
COMMIT;
PRAGMA application_id=1131696996;
PRAGMA user_version=1;
