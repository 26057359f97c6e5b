// @vitest-environment happy-dom
// What a screen's one dialog leaves behind: an Undo that is offered no longer than the screen stands, and never takes the place of what is typed.
import { expect, it } from 'vitest'
import { payoutSystems } from '#generated/entities/payoutSystems.ts'
import { leaveQuestion } from '../../src/client/unsaved.ts'
import { previewOf, sampleRecord, stretchOf } from '../browser/records/sampleRecord.ts'
import { allRights } from './fakeUsers.ts'
import { button, press, sees, settled, until } from './listHands.ts'
import { mountList, type MountedList } from './mountList.ts'
import type { Serve } from './renderHook.ts'

const path = '/settings/payoutSystemsSettings'
const system = (id: string, title: string, status = 'ON') => sampleRecord(payoutSystems, id, { title, status })

/** Two payout systems that are on, in a list; an answer to a switch comes when it is let go. */
const open = async () => {
  const answers: (() => void)[] = []
  const named = (id: unknown): string => (id === '1' ? 'Bank' : 'Post')
  const serve: Serve = (name, { id }) => {
    if (name === 'PayoutSystemsList') return stretchOf([system('1', 'Bank'), system('2', 'Post')])
    if (name === 'PayoutSystemsRow') return system(String(id), named(id), 'OFF')
    if (name.endsWith('Autocomplete')) return []
    if (!name.endsWith('SwitchOff')) return previewOf()
    return new Promise((resolve) =>
      answers.push(() => resolve({ __typename: 'PayoutSystemSaved', record: system(String(id), named(id), 'OFF') })),
    )
  }
  const list = await mountList(path, serve, allRights, 'tbody [data-id]')
  return { list, letGo: () => answers.splice(0).forEach((each) => each()), underWay: () => until(() => expect(answers).not.toEqual([])) }
}

const dialog = () => document.querySelector<HTMLElement>('[role=dialog]')
const title = () => dialog()?.querySelector('h2')?.textContent
const choose = async (action: string, record: string): Promise<void> => {
  await press(() => button(`More actions: ${record}`))
  const items = () => [...document.querySelectorAll<HTMLElement>('[role=menuitem]')].filter((each) => each.textContent?.startsWith(action))
  await until(() => expect(items()).toHaveLength(1))
  await press(() => items()[0] as HTMLElement)
}
const switchOff = async (record: string): Promise<void> => {
  await choose('Switch off', record)
  await until(() => expect(button('Switch off').disabled).toBe(false))
  await press(() => button('Switch off'))
}
const notices = ({ console }: MountedList) => console.notices.get().map(({ texts, offer }) => [texts.join(), offer?.label])
const offers = ({ console }: MountedList) => console.notices.get().flatMap(({ offer }) => offer ?? [])

it('offers to take back what was done while the screen stands', async () => {
  const { list, letGo, underWay } = await open()
  await switchOff('Bank')
  await underWay()
  letGo()
  await until(() => expect(notices(list)).toEqual([[expect.stringContaining('Bank'), 'Undo']]))
})

it('offers nothing where the answer comes after the screen was left', async () => {
  const { list, letGo, underWay } = await open()
  await switchOff('Bank')
  await underWay()
  await list.go('/elsewhere')
  await sees(() => document.querySelector('tbody'), null)
  letGo()
  await until(() => expect(notices(list)).toEqual([[expect.stringContaining('Bank'), undefined]]))
})

it('asks before what is typed in the open dialog gives way to an Undo', async () => {
  const { list, letGo, underWay } = await open()
  await switchOff('Bank')
  await underWay()
  letGo()
  await until(() => expect(offers(list)).toHaveLength(1))
  await choose('Edit', 'Post')
  const input = () => dialog()?.querySelector('input') as HTMLInputElement
  await until(() => expect(input().value).toBe('Post'))
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), 'Mail')
  input().dispatchEvent(new Event('input', { bubbles: true }))
  await until(() => expect(button('Save').disabled).toBe(false))
  offers(list)[0]?.run()
  await until(() => expect(leaveQuestion.get()).toBeDefined())
  expect([title(), input().value]).toEqual([expect.stringContaining('Edit'), 'Mail'])
  leaveQuestion.get()?.leave()
  await sees(title, 'Switch on: Bank')
})

it('leaves the dialog of an Undo open when the answer of the dialog before it comes', async () => {
  const { list, letGo, underWay } = await open()
  await switchOff('Bank')
  await underWay()
  letGo()
  await until(() => expect(offers(list)).toHaveLength(1))
  await switchOff('Post')
  await underWay()
  offers(list)[0]?.run()
  await sees(title, 'Switch on: Bank')
  letGo()
  await until(() => expect(notices(list)).toEqual([[expect.stringContaining('Post'), 'Undo']]))
  await settled()
  expect(title()).toBe('Switch on: Bank')
})
