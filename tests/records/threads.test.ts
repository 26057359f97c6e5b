// @vitest-environment happy-dom
// The conversations of a record: all of them can be come to, however many there are.
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { messageThreads } from '#generated/entities/messageThreads.ts'
import { users } from '#generated/entities/users.ts'
import type { EntityModel, SectionModel } from '../../language/model.ts'
import type { Row } from '../../src/client/records/Row.ts'
import Threads from '../../src/screens/records/Threads.tsx'
import { sampleRecord, stretchOf } from '../browser/records/sampleRecord.ts'
import { allRights } from './fakeUsers.ts'
import { button, press, sees, until } from './listHands.ts'
import { mount } from './mountList.ts'
import type { Serve } from './renderHook.ts'

type ThreadsSection = Extract<SectionModel, { entries: unknown }>
const sections = (users as EntityModel).details.flatMap((detail) => detail.sections)
const section = sections.find((each): each is ThreadsSection => 'entries' in each) as ThreadsSection
const total = 130

const serve: Serve = (name, { first, after }) => {
  if (name !== 'MessageThreadsList') return null
  const [from, count] = [Number(after ?? 0), Number(first)]
  const items = Array.from({ length: Math.min(count, total - from) }, (_, at) => sampleRecord(messageThreads, String(from + at + 1)))
  return stretchOf(items, { hasNext: from + count < total, end: String(from + count) })
}
const shown = () => document.querySelectorAll('ul.threads > li').length

it('ten more with each press, and beyond a hundred those that are left', async () => {
  const record = { id: '5' } as Row
  await mount(createElement(Threads, { section, record }), { path: '/', serve, rights: allRights, awaited: 'ul.threads > li' })
  const more = button('More threads')
  for (let count = 20; count <= 100; count += 10) {
    await press(() => button('More threads'))
    await sees(shown, count)
  }
  // The same one: whoever presses it by key goes on from it.
  expect(button('More threads')).toBe(more)
  // What is further back is read by a question of its own, which may be answered a moment later.
  await until(() => {
    if (shown() < total) button('More threads').click()
    expect(shown()).toBe(total)
  })
  expect(() => button('More threads')).toThrow('nothing is called')
})
