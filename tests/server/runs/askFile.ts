// A run that is handed out as a file, as a console asks for it, and what comes back of it.
import type { Client } from 'graphql-ws'
import { ask, type Answer } from '../../access/server/ask.ts'
import { generatedText } from '../../access/server/generatedText.ts'
import { newKey } from '../../access/server/newKey.ts'
import { changeOf, listOf, planOf, type Bag, type Plan, type Wish } from './askRun.ts'

export interface FileWish extends Wish {
  readonly reason?: string
  readonly currentPassword: string
  /** Of the plan's first sum, where it is not told. */
  readonly group?: string
  readonly count?: number
}

export const askFile = async (
  client: Client,
  { reason = 'payments of this week', currentPassword, group, count, ...wish }: FileWish,
  key = newKey(),
): Promise<Answer<{ answer: Bag | null }>> => {
  const [first] = count === undefined ? (await planOf(client, wish)).sums : []
  return ask(client, generatedText('RunFile'), {
    rows: { list: listOf(wish), ...wish.rows },
    change: changeOf(wish, false),
    group: group ?? first?.['group'],
    count: count ?? first?.['count'] ?? 0,
    reason,
    currentPassword,
    key,
  })
}

/** @throws where there is none */
export const answersPlan = async (client: Client, id: string, text: string, ticks: readonly string[] = []): Promise<Plan> => {
  const { data, errors } = await ask<{ answer: Plan | null }>(client, generatedText('RunAnswerPreview'), { id, text, ticks })
  if (!data?.answer) throw new Error(JSON.stringify(errors))
  return data.answer
}

export const askAnswer = async (
  client: Client,
  id: string,
  text: string,
  { ticks = [], key = newKey(), count }: { readonly ticks?: readonly string[]; readonly key?: string; readonly count?: number } = {},
): Promise<Bag | null | undefined> => {
  const planned = count ?? (await answersPlan(client, id, text, ticks)).count
  const { data } = await ask<{ answer: Bag | null }>(client, generatedText('RunAnswer'), { id, text, ticks, count: planned, key })
  return data?.answer
}
