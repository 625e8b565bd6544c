CREATE TABLE subscribers (
  email TEXT PRIMARY KEY, -- lower case
  status TEXT NOT NULL CHECK (status IN ('pending', 'confirmed', 'unsubscribed')),
  locale TEXT NOT NULL CHECK (locale IN ('en', 'es')),
  source TEXT NOT NULL CHECK (source IN ('bar', 'footer', 'subscribe', 'newsletters')),
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))
) WITHOUT ROWID;
