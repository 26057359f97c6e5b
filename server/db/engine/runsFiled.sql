-- Runs whose records are handed out as a file: done elsewhere first, they wait for what comes back of each (docs/decisions/048).
alter table run add column handed_out timestamptz;
-- What came back, and what whoever gave it ticked beside it.
alter table run_item add column answer text, add column ticks text[] not null default '{}';
-- Whoever is about to do something else to a record asks whether it was handed out.
create index run_item_record on run_item (record) where outcome = 'WAITING';

create or replace view run_item_line as
  select item.id, 1 as version, item.run_id, run.actor_id, run.entity || ':' || item.record as target, item.outcome, item.says, item.time, item.answer
  from run_item item join run on run.id = item.run_id;
