-- Issues of the newsletter, who gets them, and a pause that a subscriber asked for.
ALTER TABLE subscribers ADD COLUMN paused_until TEXT; -- a day, UTC: no issue comes before it
CREATE TABLE issues (
  slug TEXT PRIMARY KEY, -- of content/issues
  due_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
  address TEXT NOT NULL CHECK (length(address) BETWEEN 1 AND 500), -- the operator's, in every mail
  filled_to TEXT NOT NULL DEFAULT '', -- the last subscriber that the outbox has
  filled_at TEXT, -- when it had them all
  forgotten_at TEXT -- when its rows of the outbox were deleted
) WITHOUT ROWID;
CREATE TABLE outbox (
  subscriber TEXT NOT NULL, -- the id of a row of subscribers; another random one once that is deleted
  issue TEXT NOT NULL,
  -- due, queued (in a batch), sending (claimed by one consumer); then sent, or stopped before it was,
  -- or failed; after that bounced, complained, or left: the address left the list.
  state TEXT NOT NULL DEFAULT 'due' CHECK (state IN (
    'due', 'queued', 'sending', 'sent', 'stopped', 'failed', 'bounced', 'complained', 'left'
  )),
  next_at INTEGER DEFAULT (unixepoch()), -- when somebody must look at it, Unix seconds; NULL: never again
  tries INTEGER NOT NULL DEFAULT 0,
  uncertain INTEGER NOT NULL DEFAULT 0, -- tries of which nobody knows whether the mail was accepted
  sent_at INTEGER, -- Unix seconds
  PRIMARY KEY (subscriber, issue)
) WITHOUT ROWID;
CREATE INDEX outbox_next ON outbox (state, next_at) WHERE next_at IS NOT NULL;
