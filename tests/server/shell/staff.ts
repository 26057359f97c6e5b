// Two people of the library, logged in: one who may everything, one whose rights a test chooses.
import type { Client } from 'graphql-ws'
import { ask, openBench, type Bench } from './bench.ts'
import { allRights } from './libraryOperations.ts'
import { until } from '../processes/until.ts'

export interface Staff {
  readonly bench: Bench
  readonly boss: Client
  readonly help: Client
  /** Gives the helper exactly these rights (default: their usual ones), and waits until the server knows. */
  readonly grant: (rights?: readonly string[]) => Promise<void>
}

export const helperRights = ['readMyBooks', 'readMe', 'opensLoans']
export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

export const openStaff = async (): Promise<Staff> => {
  const bench = await openBench()
  const boss = bench.client({ cookie: await bench.enter('boss@library.example'), userId: '1' })
  const help = bench.client({ cookie: await bench.enter('help@library.example'), userId: '2' })
  const held = async (): Promise<string> => {
    const { data } = await ask<{ getMyAuthorities: { authorities: string[] } }>(help, '{ getMyAuthorities { authorities } }')
    return data?.getMyAuthorities.authorities.join() ?? ''
  }
  return {
    bench,
    boss,
    help,
    grant: async (rights = helperRights) => {
      const insert = `insert into role_right select 'helper', unnest('{${rights.join()}}'::text[])`
      await bench.sql(`begin; delete from role_right where role = 'helper'; ${insert}; commit`)
      const wanted = rights
        .filter((each) => allRights.includes(each))
        .toSorted()
        .join()
      if (!(await until(async () => (await held()) === wanted))) throw new Error('the rights did not arrive')
    },
  }
}
