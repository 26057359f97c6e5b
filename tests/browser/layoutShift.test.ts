// No screen jumps under the hand: what moves while it is drawn, by the browser's own measure, on every screen that the generated routes name.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { screens } from '#generated/routes.ts'
import type { ScreenModel } from '../../language/model.ts'
import { ofEach, some } from '../run/amount.ts'
import { noteShifts, shiftsOf } from './shift/measure.ts'
import { slowLine } from './shift/slowLine.ts'
import { enter } from './story/enter.ts'
import { openHouse, type House } from './story/openHouse.ts'
import { addressOf } from './tour/addressOf.ts'

const most = 0.05
const windows = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
] as const

let house: House
let storageState: Awaited<ReturnType<typeof loggedIn>>

const loggedIn = async () => {
  const { page, context } = await enter(house, { at: '/login', as: 'admin' })
  await page.getByRole('navigation', { name: 'Main menu' }).waitFor()
  const state = await context.storageState()
  await context.close()
  return state
}

beforeAll(async () => {
  house = await openHouse()
  storageState = await loggedIn()
})
afterAll(() => house?.stop())

/** @returns what moved, with the opening's name, if it is too much */
const tooMuch = (opening: string, moved: Awaited<ReturnType<typeof shiftsOf>>): readonly string[] => {
  const sum = moved.reduce((all, { value }) => all + value, 0)
  const lines = moved.map(({ value, what }) => `${value.toFixed(3)} ${what.join(' | ')}`)
  return sum > most ? [[`${opening} ${sum.toFixed(3)}`, ...lines].join('\n  ')] : []
}

/** @returns each opening of the screen that moved too much, and what moved */
const visit = async (screen: ScreenModel, viewport: (typeof windows)[number]): Promise<readonly string[]> => {
  const address = await addressOf(house, screen)
  const { page, context } = await enter(house, { ...viewport, ...(screen.bare ? {} : { storageState }) })
  const slowDown = await slowLine(page)
  await noteShifts(page)
  const found: string[] = []
  // First with nothing in the browser's cache, each answer by itself; then with everything there, all answers at once.
  for (const cold of [true, false]) {
    slowDown(cold)
    await page.goto(`${house.address}/admin${address}`)
    found.push(...tooMuch(cold ? 'cold' : 'warm', await shiftsOf(page)))
  }
  await context.close()
  return found
}

const visits = ofEach<ScreenModel>(screens, ({ kind }) => kind, 2).flatMap((screen, at) =>
  some(windows, 1, at).map((viewport) => ({ name: screen.name, screen, viewport })),
)

describe.concurrent('while it is drawn', () => {
  it.each(visits)('$name stands still in a window of $viewport.width x $viewport.height', async ({ screen, viewport }) => {
    expect(await visit(screen, viewport)).toEqual([])
  })
})
