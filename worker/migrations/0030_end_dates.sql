-- Rows that leave after a while, and addresses that no sign-up may mail.
ALTER TABLE subscribers ADD COLUMN left_at TEXT; -- when the address left the list
CREATE TABLE suppressed (
  hash TEXT PRIMARY KEY, -- HMAC-SHA256 of a deleted address; the key is not in the database
  day TEXT NOT NULL DEFAULT (date('now')), -- UTC; kept for 365 days
  noise BLOB -- random; a sign-up of a suppressed address writes as any other
) WITHOUT ROWID;
