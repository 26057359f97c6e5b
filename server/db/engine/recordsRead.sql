-- The audit as an entity that is read like any other (language/kept.ts): whom it names as references, what it names as targets.
create view audit_line as
select
  id,
  1 as version,
  time,
  case when actor ~ '^[0-9]{1,18}$' then actor::bigint end as actor_id,
  actor_name as name,
  role,
  ip,
  coalesce(operation, action) as operation,
  entity || coalesce(':' || record, '') as target,
  outcome,
  input ->> 'reason' as reason,
  rule,
  count,
  case when before is not null or after is not null then jsonb_build_object('entity', entity, 'before', before, 'after', after) end as changes
from audit_record;

-- Newest first by their number; each index gives that order for what it filters by. The first takes the place of one that had no use but this.
drop index audit_record_actor;
create index audit_record_by_actor on audit_record ((case when actor ~ '^[0-9]{1,18}$' then actor::bigint end), id);
create index audit_record_by_target on audit_record ((entity || coalesce(':' || record, '')), id);
create index audit_record_by_operation on audit_record ((coalesce(operation, action)), id);
create index audit_record_denied on audit_record (id) where outcome = 'DENIED';
-- Lines come in the order of time, so that a small index suffices to find a stretch of it.
create index audit_record_time on audit_record using brin (time) with (pages_per_range = 16, autosummarize = on);
