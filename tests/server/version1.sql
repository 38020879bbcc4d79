PRAGMA user_version = 1;
BEGIN TRANSACTION;
CREATE TABLE moves (
        table_id TEXT NOT NULL REFERENCES tables (id),
        number INTEGER NOT NULL,
        move TEXT NOT NULL,
        PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID;
INSERT INTO "moves" VALUES('da6a4f7f34bf5f2d',0,'Ann: play R9');
INSERT INTO "moves" VALUES('da6a4f7f34bf5f2d',1,'Bo: play W');
INSERT INTO "moves" VALUES('da6a4f7f34bf5f2d',2,'Bo: colour yellow');
INSERT INTO "moves" VALUES('da6a4f7f34bf5f2d',3,'Ann: play Y8');
INSERT INTO "moves" VALUES('da6a4f7f34bf5f2d',4,'Bo: play YV');
INSERT INTO "moves" VALUES('da6a4f7f34bf5f2d',5,'Bo: play W');
CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        place TEXT NOT NULL,     -- who plays here: the terminal, or the server
        rules INTEGER NOT NULL,  -- version of the rules that the log was played by
        record TEXT NOT NULL,    -- the record of the game before its first move
        edition TEXT,            -- the text of an edition file
        seats TEXT NOT NULL,     -- JSON: who holds which seat, a bot's name or null for a person
        state TEXT NOT NULL,     -- playing, over, closed
        message TEXT NOT NULL,
        base INTEGER NOT NULL,   -- moves up to here are in `base_snapshot`, which another version of the rules wrote
        base_snapshot TEXT,
        snapshot TEXT NOT NULL,
        changed REAL NOT NULL
    );
INSERT INTO "tables" VALUES('da6a4f7f34bf5f2d','terminal',1,'lastcard = 1
edition = "classic"
players = ["Ann", "Bo"]
seed = 5
moves = []
',NULL,'{"Ann": "random", "Bo": "random"}','playing','',0,NULL,'{"cards": ["B0", "B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "B9", "BD", "BV", "BS", "G0", "G1", "G2", "G3", "G4", "G5", "G6", "G7", "G8", "G9", "GD", "GV", "GS", "R0", "R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9", "RD", "RV", "RS", "Y0", "Y1", "Y2", "Y3", "Y4", "Y5", "Y6", "Y7", "Y8", "Y9", "YD", "YV", "YS", "W", "W4"], "programs": "007d05e3fee92046", "acting": true, "state": [1, 0, 0, 15, -1, 0, 1, -1, -1, 0, 5, 1, 1, 1, 3, 2, -1, -1, 2, 0, -1, 0, 0, -1, -1, 120, 1, 1, -1, 1, -1, 52, 0, -1, 0, 0, 0, 0, 2, 0, 0, 0, 1997758893, 494314431, 653931256, 227, -1, 0, 0, 0, false, 93, 6, 0, 47, 52, 48, 21, 11, 6, 21, 42, 24, 50, 48, 45, 22, 53, 34, 32, 41, 10, 12, 30, 37, 25, 7, 16, 1, 14, 24, 42, 29, 46, 20, 0, 36, 5, 31, 30, 10, 20, 18, 14, 27, 37, 51, 44, 44, 28, 22, 31, 51, 36, 53, 6, 45, 3, 19, 52, 7, 17, 15, 8, 17, 4, 53, 12, 34, 35, 19, 32, 41, 43, 2, 5, 43, 23, 11, 33, 29, 53, 18, 39, 8, 40, 27, 26, 49, 46, 38, 9, 28, 2, 16, 49, 25, 38, 35, 52, 47, 50, 52, 5, 1, 3, 4, 15, 40, 4, 9, 13, 23, 33]}',1.79478956183321571352e+09);
COMMIT;
