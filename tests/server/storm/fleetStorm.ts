// Staff at work on a fleet, several moves at once each, on sockets that drop and come again on whichever process there is.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'graphql-ws'
import type { Random } from '../../../demo/random.ts'
import { openDatabase, type Database } from '../../../server/db/openDatabase.ts'
import { patiently } from '../../run/patiently.ts'
import { product } from '../../../server/product.ts'
import { openSessions } from '../processes/fillStaff.ts'
import { openFleet, type Fleet, type FleetEnvironment } from '../processes/openFleet.ts'
import { nextMove } from './moves.ts'
import type { Sql } from './openStorm.ts'
import { fillStorm, type StormPeople } from './stormWorld.ts'
import { stormySocket } from './stormySocket.ts'
import { tell, type Told } from './told.ts'
import { Weather } from './Weather.ts'

export interface FleetStormOptions {
  readonly staff: number
  readonly creators: number
  /** Of each creator, in hundredths of a credit. */
  readonly earnings: bigint
  readonly random: Random
  readonly env?: FleetEnvironment
  /** Codes upon which an operation is asked again under its key; absent = where it is still running. */
  readonly again?: readonly string[]
}

export interface FleetStorm {
  readonly fleet: Fleet
  readonly database: Database
  readonly sql: Sql
  readonly people: StormPeople
  readonly told: readonly Told[]
  /** How many operations were begun. */
  readonly begun: () => number
  /** Resolves when all staff have done so many in all. */
  readonly work: (operations: number) => Promise<unknown>
  readonly stop: () => Promise<void>
}

export const openFleetStorm = async ({ staff, creators, earnings, random, env = {}, again }: FleetStormOptions): Promise<FleetStorm> => {
  const weather = new Weather(() => random.next() * 25)
  const told: Told[] = []
  let turn = 0
  let opened: { readonly database: Database; readonly people: StormPeople } | undefined
  const fleet = await openFleet(
    2,
    async (cluster) => {
      const database = openDatabase(cluster.url, { ...patiently, max: 4 })
      opened = { database, people: await fillStorm({ db: database.db, product }, staff, creators, earnings) }
      await openSessions(
        cluster,
        opened.people.staff.map(({ id }) => Number(id)),
      )
    },
    env,
  )
  if (!opened) throw new Error('the database was not filled')
  const { database, people } = opened
  const sql: Sql = async <Row>(text: string, values: readonly unknown[] = []) =>
    (await database.pool.query(text, [...values])).rows as readonly Row[]
  /** As the console's: it comes again by itself. */
  const enter = (person: number): Client =>
    fleet.socket(person, undefined, {
      webSocketImpl: stormySocket(fleet.headers(person), weather),
      retryAttempts: Infinity,
      shouldRetry: () => true,
      retryWait: () => sleep(random.next() * 50),
    })
  /** Some answers are lost besides, so that keys come again all the time. */
  const workOf = async (client: Client, id: string, operations: number): Promise<void> => {
    while (turn < operations) {
      turn += 1
      const move = await nextMove({ sql, random, creators: people.creators, turn })
      told.push(await tell(client, weather, id, move, random.chance(0.04) ? ['beforeReply'] : [], undefined, again))
    }
  }
  return {
    fleet,
    database,
    sql,
    people,
    told,
    begun: () => turn,
    work: (operations) =>
      Promise.all(
        people.staff.flatMap(({ id }) => {
          const client = enter(Number(id))
          return [workOf(client, id, operations), workOf(client, id, operations)]
        }),
      ),
    stop: async () => {
      await database.close()
      await fleet.stop()
    },
  }
}
