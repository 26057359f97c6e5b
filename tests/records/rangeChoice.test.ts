// @vitest-environment happy-dom
// From and to of a filter by time: what leads to a moment stays that moment until its own end is touched.
import { createElement } from 'react'
import { expect, it, vi } from 'vitest'
import { users } from '#generated/entities/users.ts'
import type { EntityModel } from '../../language/model.ts'
import type { ChoiceProps } from '../../src/screens/lists/ChoiceProps.ts'
import { RangeChoice } from '../../src/screens/lists/RangeChoice.tsx'
import { allRights } from './fakeUsers.ts'
import { sees, writeInto } from './listHands.ts'
import { mount } from './mountList.ts'

it('keeps a moment at the end that is not touched', async () => {
  const onChange = vi.fn<ChoiceProps['onChange']>()
  const field = (users as EntityModel).parts.flatMap((part) => part.fields).find(({ kind }) => kind === 'time')
  const from = '2026-11-30T18:22:11.123Z'
  const shown = { field, value: { from }, stats: undefined, onChange, onClose: () => undefined } as ChoiceProps
  await mount(createElement(RangeChoice, shown), { path: '/', serve: () => null, rights: allRights, awaited: 'input[type=date]' })
  const inputs = document.querySelectorAll<HTMLInputElement>('input[type=date]')
  expect(inputs).toHaveLength(2)
  writeInto(inputs[1] ?? null, '2026-12-02')
  await sees(() => onChange.mock.lastCall?.[0], { from, to: '2026-12-02' })
  writeInto(inputs[0] ?? null, '2026-12-01')
  await sees(() => onChange.mock.lastCall?.[0], { from: '2026-12-01', to: '2026-12-02' })
})
