-- Entries of an operation sum to zero in every currency, and are written in one statement: so nothing lopsided ever stands, not even within a transaction.
drop trigger ledger_entry_zero on ledger_entry;
create or replace function ledger_ensure_zero() returns trigger language plpgsql as $$
declare
  lopsided bigint;
begin
  select n.operation_id into lopsided from added n join ledger_account a on a.id = n.account_id
  group by n.operation_id, a.currency having sum(n.amount) <> 0 limit 1;
  if found then
    raise exception 'entries of operation % do not sum to zero', lopsided using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger ledger_entry_zero after insert on ledger_entry referencing new table as added for each statement execute function ledger_ensure_zero();
