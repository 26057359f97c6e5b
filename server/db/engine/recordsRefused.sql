-- What was refused under a key, by what exactly was asked: a frame that arrives late is told the same and does nothing, though by now it might pass.
-- A corrected form is another asking and may go under the same key; while result is empty, nothing was done.
alter table operation_key add column refused jsonb;
