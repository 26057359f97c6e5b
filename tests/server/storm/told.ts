// What a staff member was told of one operation, whatever the network did meanwhile.
import type { Client } from 'graphql-ws'
import { uuid7 } from '../../../server/actions/uuid7.ts'
import { ask } from '../../access/server/ask.ts'
import { generatedText } from '../../access/server/generatedText.ts'
import type { Move } from './moves.ts'
import type { Drop, KeyHistory, Weather } from './Weather.ts'

export interface RecordSeen {
  readonly id: string
  readonly version: number
  readonly status: string
}

export interface Outcome {
  readonly __typename: string
  readonly record?: RecordSeen
  readonly current?: RecordSeen
  readonly ids?: readonly string[]
  readonly count?: number
  readonly rule?: string
}

export interface Told {
  readonly staff: string
  readonly key: string
  readonly move: Move
  /** Absent where an error was told instead. */
  readonly outcome: Outcome | undefined
  readonly codes: readonly string[]
  readonly history: KeyHistory
}

const texts = new Map<string, string>()

const textOf = (document: string): string => {
  const text = texts.get(document) ?? generatedText(document)
  texts.set(document, text)
  return text
}

/** It was done. */
export const isEffect = (outcome: Outcome | undefined): boolean => /Saved$|^Done$/.test(outcome?.__typename ?? '')

/** What is still running is asked for again, as the console does. */
const running = ['IN_PROGRESS']

/**
 * @param drops of the socket while the answer is waited for, in this order
 * @param again codes upon which it is asked again under its key
 */
export const tell = async (
  client: Client,
  weather: Weather,
  staff: string,
  move: Move,
  drops: readonly Drop[] = [],
  key = uuid7(),
  again: readonly string[] = running,
): Promise<Told> => {
  weather.plan(key, drops)
  const { data, errors = [] } = await ask<{ answer: Outcome | null }>(client, textOf(move.document), { ...move.variables, key })
  const codes = errors.map(({ extensions }) => String(extensions?.code))
  if (codes.some((each) => again.includes(each))) return tell(client, weather, staff, move, [], key, again)
  return { staff, key, move, outcome: data?.answer ?? undefined, codes, history: weather.historyOf(key) }
}
