// What changes of one transaction ask at the same time is answered at once, and what they ask meanwhile after that.
import { expect, it } from 'vitest'
import type { Db } from '../../server/db/database.ts'
import { gathered } from '../../server/db/gathered.ts'

/** Nothing is asked of it: it stands for a transaction. */
const someTx = (): Db => ({}) as Db
const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5))

interface One {
  readonly tx: Db
  readonly value: string
}

const opened = () => {
  const turns: (readonly string[])[] = []
  const ask = gathered(async (asked: readonly One[]) => {
    turns.push(asked.map(({ value }) => value))
    await later()
    if (asked.some(({ value }) => value === 'bad')) throw new Error('broken')
    return asked.map(({ value }) => `${value}!`)
  })
  return { ask, turns }
}

it('answers all who ask at once, each with its own', async () => {
  const { ask, turns } = opened()
  const tx = someTx()
  expect(await Promise.all(['a', 'b', 'c'].map((value) => ask({ tx, value })))).toEqual(['a!', 'b!', 'c!'])
  expect(turns).toEqual([['a', 'b', 'c']])
})

it('lets wait whoever asks while others are answered', async () => {
  const { ask, turns } = opened()
  const tx = someTx()
  const first = ask({ tx, value: 'a' })
  while (turns.length === 0) await new Promise((resolve) => setImmediate(resolve))
  expect(await Promise.all([first, ...['b', 'c'].map((value) => ask({ tx, value }))])).toEqual(['a!', 'b!', 'c!'])
  expect(turns).toEqual([['a'], ['b', 'c']])
})

it('keeps transactions apart', async () => {
  const { ask, turns } = opened()
  await Promise.all(['a', 'b'].map((value) => ask({ tx: someTx(), value })))
  expect(turns).toEqual([['a'], ['b']])
})

it('fails for all of a turn, and goes on after it', async () => {
  const { ask } = opened()
  const tx = someTx()
  const both = await Promise.allSettled(['a', 'bad'].map((value) => ask({ tx, value })))
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await ask({ tx, value: 'b' })).toBe('b!')
})

it('takes an answer for each and no other number', async () => {
  const ask = gathered((_asked: readonly One[]) => Promise.resolve(['only one']))
  const tx = someTx()
  await expect(Promise.all(['a', 'b'].map((value) => ask({ tx, value })))).rejects.toThrow('one answer each')
})
