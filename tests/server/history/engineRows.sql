-- What a database of the first version held in the engine's own tables: a balanced operation and its reversal, keys, states, a chained audit.
insert into ledger_account (kind, owner, currency, balance) values ('WALLET', '1', 'CRE', -2500), ('EARNINGS', '2', 'CRE', 2000), ('HOUSE', '', 'CRE', 500);
insert into ledger_operation (kind, actor, key, subject_kind, subject_id, money_minor, money_currency, terms)
  values ('SPENDING', '1', '019a0000-0000-7000-8000-000000000001', 'POST', '7', 2500, 'EUR', '{"percent": "80.00"}');
insert into ledger_operation (kind, source, external_id, value_date, concerns) values ('REFUND', 'card', 'r-1', '2024-02-29', 1);
insert into ledger_entry (operation_id, line, account_id, amount, balance_after)
  values (1, 1, 1, -2500, -2500), (1, 2, 2, 2000, 2000), (1, 3, 3, 500, 500);
insert into ledger_entry (operation_id, line, account_id, amount, balance_after) values (2, 1, 1, 100, -2400), (2, 2, 3, -100, 400);
insert into operation_key (actor, key, operation, digest, intent, result)
  values ('1', '019a0000-0000-7000-8000-000000000001', 'spend', 'digest', 'intent', '{"outcome": "saved", "id": "7"}');
insert into state_change (entity, part, record, from_state, to_state, action, actor, actor_name) values ('User', '', '1', 'ACTIVE', 'DISABLED', 'disable', '2', 'Ada');
insert into audit_record (action, operation, entity, record, outcome, actor, before, after, lane, position, hash, time)
  select 'update', 'usersUpdate', 'User', n::text, 'DONE', '2', '{"screenName": "Old"}', '{"screenName": "New"}', 0, 0, '', now() from generate_series(1, 5) n;
insert into session (id, person, role, ip) values ('digest of a token', '1', 'admin', '192.0.2.1');
