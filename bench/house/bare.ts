// What a safe payout operation costs without any of us: the same steps by hand, prepared, on tables of their own.
import { randomUUID } from 'node:crypto'
import { Client, Pool } from 'pg'

const tables = `
  drop schema if exists bare cascade;
  create schema bare;
  create table bare.key (actor int, key uuid, result text, primary key (actor, key));
  create table bare.payout (id int primary key, paid boolean not null default false);
  create table bare.entry (id bigint generated always as identity primary key, payout int not null, amount bigint not null);
  create table bare.audit (id bigint generated always as identity primary key, payout int not null, key uuid not null, time timestamptz not null default now());
  insert into bare.payout (id) select generate_series(0, 99);
`

const steps = {
  key: 'insert into bare.key (actor, key) values ($1, $2) on conflict do nothing',
  lock: 'select paid from bare.payout where id = $1 for update',
  store: 'update bare.payout set paid = not paid where id = $1',
  entries: 'insert into bare.entry (payout, amount) select $1::int, unnest(array[-1000, 900, 100]::bigint[])',
  audit: 'insert into bare.audit (payout, key) values ($1, $2)',
}

export interface Bare {
  readonly pay: (caller: number) => Promise<void>
  readonly close: () => Promise<void>
}

/** @param ownerUrl may make a schema; it is dropped again */
export const openBare = async (ownerUrl: string): Promise<Bare> => {
  const owner = new Client({ connectionString: ownerUrl })
  await owner.connect()
  await owner.query(tables)
  const pool = new Pool({ connectionString: ownerUrl, max: 12 })
  const pay = async (caller: number): Promise<void> => {
    const client = await pool.connect()
    const step = (name: keyof typeof steps, values: readonly unknown[]) => client.query({ name, text: steps[name], values: [...values] })
    const key = randomUUID()
    try {
      await client.query('begin')
      await step('key', [caller, key])
      await step('lock', [caller])
      await step('store', [caller])
      await step('entries', [caller])
      await step('audit', [caller, key])
      await client.query('commit')
    } finally {
      client.release()
    }
  }
  const close = async (): Promise<void> => {
    await pool.end()
    await owner.query('drop schema bare cascade')
    await owner.end()
  }
  return { pay, close }
}
