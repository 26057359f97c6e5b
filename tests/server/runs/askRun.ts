// Runs as a console asks for them: which rows, by a list's own question, and what is done to each, by the change's own document.
import type { Client } from 'graphql-ws'
import { ask, type Answer } from '../../access/server/ask.ts'
import { generatedText } from '../../access/server/generatedText.ts'
import { listPayload } from '../../access/server/listPayload.ts'
import { newKey } from '../../access/server/newKey.ts'
import { persisted } from '../../run/persisted.ts'

export type Bag = Readonly<Record<string, unknown>>

export interface Wish {
  /** PayoutRequests: what the documents begin with. */
  readonly of: string
  /** Pay */
  readonly action: string
  /** Filter and search of the list. */
  readonly list?: Bag
  readonly rows?: Bag
  readonly input?: Bag
  readonly ticks?: readonly string[]
}

export interface Plan {
  readonly total: number
  readonly count: number
  readonly reasons: readonly {
    readonly refused: Bag & { readonly rule: string }
    readonly count: number
    readonly records: readonly Bag[]
  }[]
  readonly sums: readonly Bag[]
  readonly records: readonly Bag[]
  readonly invalid: Bag | null
}

export const listOf = ({ of, list }: Pick<Wish, 'of' | 'list'>): Bag => listPayload(`${of}List`, list)

export const changeOf = ({ of, action, input, ticks }: Wish, preview: boolean): Bag => ({
  ...persisted(generatedText(`${of}${action}${preview ? 'Preview' : ''}`)),
  variables: { id: '0', version: 0, ...(preview ? {} : { key: newKey() }), ...(input && { input }), ...(ticks && { ticks }) },
})

export const askPlan = (client: Client, wish: Wish): Promise<Answer<{ answer: Plan | null }>> =>
  ask(client, generatedText('RunStartPreview'), { rows: { list: listOf(wish), ...wish.rows }, change: changeOf(wish, true) })

/** @throws where there is none */
export const planOf = async (client: Client, wish: Wish): Promise<Plan> => {
  const answer = await askPlan(client, wish)
  if (!answer.data?.answer) throw new Error(JSON.stringify(answer.errors))
  return answer.data.answer
}

export const start = (client: Client, wish: Wish, count: number, key = newKey()): Promise<Answer<{ answer: Bag | null }>> =>
  ask(client, generatedText('RunStart'), { rows: { list: listOf(wish), ...wish.rows }, change: changeOf(wish, false), count, key })

/** @returns the run's id @throws where none begins */
export const beginPlanned = async (client: Client, wish: Wish, count: number, key = newKey()): Promise<string> => {
  const { data, errors } = await start(client, wish, count, key)
  if (data?.answer?.['__typename'] !== 'RunStarted') throw new Error(JSON.stringify(data?.answer ?? errors))
  return String(data.answer['id'])
}

/** Plans and begins. @returns the run's id */
export const begin = async (client: Client, wish: Wish, key = newKey()): Promise<string> =>
  beginPlanned(client, wish, (await planOf(client, wish)).count, key)
