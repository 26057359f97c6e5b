// Every constant of the product spec is obeyed: all have another value in one copy of the specs, which is generated, built and started once, and each shows where a person or caller would see it.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { app } from '#generated/app.ts'
import { changed, constantNames } from '../drill/changedConstants.ts'
import { openChanged, type ChangedHouse } from './constants/openChanged.ts'
import { seenIn } from './constants/seenIn.ts'

let house: ChangedHouse
let seen: ReturnType<typeof seenIn>

beforeAll(async () => {
  house = await openChanged()
  seen = seenIn(house)
})
afterAll(() => house?.stop())

const valueNow = (name: string): unknown => {
  const [first = '', second] = name.split('.')
  const found: unknown = (app as unknown as Readonly<Record<string, unknown>>)[first]
  return second === undefined ? found : (found as Readonly<Record<string, unknown>>)[second]
}

it('has another value for every constant, and a way to see each', () => {
  const all = constantNames.toSorted()
  expect(Object.keys(changed).toSorted()).toEqual(all)
  expect(Object.keys(seen).toSorted()).toEqual(all)
  for (const name of all) expect([name, changed[name]]).not.toEqual([name, valueNow(name)])
})

it.each(constantNames)('%s is obeyed', async (name) => {
  const see = seen[name]
  expect(see).toBeDefined()
  await see?.()
})
