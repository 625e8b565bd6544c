-- The outbox by issue: what fills one appends, and one is counted or deleted without reading the
-- others. A key can't be changed, so the table is made anew; its columns are the same.
CREATE TABLE new_outbox (
  issue TEXT NOT NULL,
  subscriber TEXT NOT NULL, -- the id of a row of subscribers; another random one once that is deleted
  -- due, queued (in a batch), sending (claimed by one consumer); then sent, or stopped before it was,
  -- or failed; after that bounced, complained, or left: the address left the list.
  state TEXT NOT NULL DEFAULT 'due' CHECK (state IN (
    'due', 'queued', 'sending', 'sent', 'stopped', 'failed', 'bounced', 'complained', 'left'
  )),
  next_at INTEGER DEFAULT (unixepoch()), -- when somebody must look at it, Unix seconds; NULL: never again
  tries INTEGER NOT NULL DEFAULT 0,
  uncertain INTEGER NOT NULL DEFAULT 0, -- tries of which nobody knows whether the mail was accepted
  sent_at INTEGER, -- Unix seconds
  PRIMARY KEY (issue, subscriber)
) WITHOUT ROWID;
INSERT INTO new_outbox (issue, subscriber, state, next_at, tries, uncertain, sent_at)
  SELECT issue, subscriber, state, next_at, tries, uncertain, sent_at FROM outbox
  ORDER BY issue, subscriber;
DROP TABLE outbox;
ALTER TABLE new_outbox RENAME TO outbox;
CREATE INDEX outbox_next ON outbox (state, next_at) WHERE next_at IS NOT NULL;
-- Who gets an issue, in the order of the outbox: the rows of subscribers are in that of addresses.
CREATE INDEX subscribers_confirmed ON subscribers (id, paused_until) WHERE status = 'confirmed';
