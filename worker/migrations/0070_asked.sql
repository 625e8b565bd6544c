-- When a link was mailed to an address, and how often without an answer: so that the row of the
-- address can go, and nobody is mailed for ever.
CREATE TABLE asked (
  hash TEXT PRIMARY KEY, -- HMAC-SHA256 of purpose and address; the key is not in the database
  at INTEGER NOT NULL, -- the last time, Unix seconds; kept for 30 days
  times INTEGER NOT NULL -- since the last answer
) WITHOUT ROWID;
