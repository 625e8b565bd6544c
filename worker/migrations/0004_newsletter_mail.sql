-- For mails that ask for a yes, and links to leave. A column whose default is an expression can't be
-- added, so the table is made anew.
CREATE TABLE new_subscribers (
  email TEXT PRIMARY KEY, -- as parseEmail gives it: lower case, the domain as xn--...
  status TEXT NOT NULL CHECK (status IN ('pending', 'confirmed', 'unsubscribed')),
  locale TEXT NOT NULL CHECK (locale IN ('en', 'es')),
  source TEXT NOT NULL CHECK (source IN ('bar', 'footer', 'subscribe', 'newsletters')),
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')), -- the last sign-up
  id TEXT NOT NULL UNIQUE DEFAULT (lower(hex(randomblob(16)))), -- stands for the address in links
  mailed_at INTEGER, -- when the last mail was sent, Unix seconds
  mails INTEGER NOT NULL DEFAULT 0, -- sent since the address was confirmed last
  noise BLOB -- random; no sign-up is quicker because it changes nothing
) WITHOUT ROWID;
INSERT INTO new_subscribers (email, status, locale, source, created_at)
  SELECT email, status, locale, source, created_at FROM subscribers;
DROP TABLE subscribers;
ALTER TABLE new_subscribers RENAME TO subscribers;
CREATE INDEX subscribers_pending ON subscribers (created_at) WHERE status = 'pending';
