// @vitest-environment happy-dom
// What is typed into a section of a record stays where another comes above it or goes, as a right, a role or a flag changes while one types.
import { createElement, type ComponentProps, type ComponentType, type ReactNode } from 'react'
import { expect, it } from 'vitest'
import { ActionHost } from '../../src/actions/ActionHost.tsx'
import { loadRecords } from '../../src/client/records/loadRecords.ts'
import { createStore, useStore } from '../../src/client/createStore.ts'
import { RecordSections } from '../../src/screens/records/RecordSections.tsx'
import { button, press, sees, settled, writeInto } from './listHands.ts'
import { mount } from './mountList.ts'

const Host = ActionHost as ComponentType<Omit<ComponentProps<typeof ActionHost>, 'children'> & { readonly children?: ReactNode }>

const rights = ['getAnySystemSettings', 'updateAnySystemSettings']
const record = {
  id: '1',
  version: 1,
  frontendConfig: { version: 1 },
  money: { version: 1 },
  referralProgram: { version: 1, enabled: true, percent: '5' },
}

const input = () => document.querySelector<HTMLInputElement>('form input[type=text], form input[type=number]')

it.each([
  ['one comes', ['referral'], ['company', 'referral']],
  ['one goes', ['company', 'referral'], ['referral']],
  ['a fifth comes', ['company', 'logo', 'money', 'referral'], ['company', 'logo', 'favicon', 'money', 'referral']],
  ['one comes whose code is still on its way', ['referral'], ['plan', 'referral']],
])('stays where %s above it', async (_, before, after) => {
  const records = await loadRecords('SystemSettings')
  const [detail] = records.entity.details
  if (!detail) throw new Error('no general settings')
  const there = createStore(before)
  const Sections = (): ReactNode => {
    const shown = useStore(there)
    const sections = detail.sections.filter(({ name }) => shown.includes(name))
    const given = { records, detail, record, subject: undefined, role: undefined, reload: () => undefined }
    return createElement(Host, { records, onDone: () => undefined }, createElement(RecordSections, { sections, ...given }))
  }
  await mount(createElement(Sections), { path: '/', serve: () => null, rights, awaited: '#section-referral' })
  await press(() => button('Edit: Referral programme'))
  await sees(() => input() !== null, true)
  writeInto(input(), '7')
  there.set(after)
  await sees(() => document.querySelectorAll('.sectionPlace').length, after.length)
  await settled()
  expect(input()?.value).toBe('7')
})
