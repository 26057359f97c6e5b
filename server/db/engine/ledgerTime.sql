-- Reports sum the house's accounts over a time.
create index ledger_operation_time on ledger_operation (time);
