// The dialog of a run over all four rows of a page of people, and what is to be seen of it.
import { planOf } from './fakePlans.ts'
import { allRights, serveUsers, usersPath } from './fakeUsers.ts'
import { box, press } from './listHands.ts'
import { mountList, type MountedList } from './mountList.ts'
import type { Asked, Serve } from './renderHook.ts'

const plan: Serve = (_, variables) => planOf(variables)

export const dialog = (): Element | null => document.querySelector('[role=dialog]')
export const text = (): string => dialog()?.textContent ?? ''
/** How many of how many. */
export const counted = (): string | null | undefined => dialog()?.querySelector('.runPlan > output')?.textContent
/** The button that begins. */
export const begin = (): HTMLButtonElement =>
  [...(dialog()?.querySelectorAll<HTMLButtonElement>('button') ?? [])].at(-1) as HTMLButtonElement
export const asked = (list: MountedList, name: string): readonly Asked[] => list.asked.filter((each) => each.name === name)

export const openRun = async (action: string, further: Readonly<Record<string, Serve>>): Promise<MountedList> => {
  const list = await mountList(usersPath, serveUsers({ RunStartPreview: plan, ...further }), allRights)
  await press(() => box('Select all rows shown'))
  const named = (): HTMLElement =>
    [...document.querySelectorAll<HTMLElement>('.runBar button')].find((each) => each.textContent === action) as HTMLElement
  await press(named)
  return list
}
