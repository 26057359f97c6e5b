// @vitest-environment happy-dom
// A small picture whose address ran out is asked for again by the record that it is of, wherever such a row stands; where none is known the dead address stays alone.
import { createElement, Fragment, type ComponentType, type ReactElement } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { messageThreadsDocuments } from '#generated/documents/messageThreads.ts'
import { postVerificationsDocuments } from '#generated/documents/postVerifications.ts'
import { messageThreads } from '#generated/entities/messageThreads.ts'
import { postVerifications } from '#generated/entities/postVerifications.ts'
import { users } from '#generated/entities/users.ts'
import type { EntityModel } from '../../language/model.ts'
import { DeskStrip } from '../../src/screens/lists/DeskStrip.tsx'
import type { NamedListProps } from '../../src/screens/lists/useListScreen.ts'
import { Portrait } from '../../src/look/Thumbnail.tsx'
import { ThreadRow, type ThreadRowProps } from '../../src/screens/records/ThreadRow.tsx'
import { sampleCard, sampleRecord } from '../browser/records/sampleRecord.ts'
import { allRights } from './fakeUsers.ts'
import { until } from './listHands.ts'
import { mount } from './mountList.ts'

const inAnHour = (): string => `${Math.floor(Date.now() / 1000) + 3_600}`
const picture = (ends: string) => ({ uuid: 'u', urlPart: `a?until=${ends}`, processingStatus: 'OK', contentType: 'image/png' })
const nothing = (): undefined => undefined
const images = (): readonly (string | null)[] => [...document.querySelectorAll('.portrait img')].map((each) => each.getAttribute('src'))

const waiting = (ends: string) => sampleRecord(postVerifications, '5', { cover: picture(ends) })
const strip = (ends = '1'): ReactElement => {
  const screen = {
    state: { loading: false, stale: false, rows: [waiting(ends)], guards: {} },
    params: {},
    open: nothing,
    handled: nothing,
    setCurrent: nothing,
  }
  const records = { entity: postVerifications as EntityModel, documents: postVerificationsDocuments, changes: async () => ({}) }
  return createElement(DeskStrip, { records, list: records.entity.list, screen, label: 'Posts' } as unknown as NamedListProps)
}

const { card } = (messageThreads as EntityModel).parts[0]?.fields.find(({ name }) => name === 'other') ?? {}
const conversation = (ends: string) =>
  sampleRecord(messageThreads, '5', { other: card && { ...sampleCard(card, '7', 'Kim'), picture: picture(ends) } })
const thread = (ends: string): ReactElement => {
  const section = (users as EntityModel).details.flatMap(({ sections }) => sections).find(({ kind }) => kind === 'threads')
  const records = { entity: messageThreads as EntityModel, documents: messageThreadsDocuments, changes: async () => ({}) }
  const shown = {
    section,
    records,
    thread: conversation(ends),
    draft: {},
    open: false,
    onToggle: nothing,
    onDraft: nothing,
    onSent: nothing,
  }
  return createElement(ThreadRow as ComponentType<ThreadRowProps>, shown as unknown as ThreadRowProps)
}

it.each([
  ['beside a desk', 'PostVerificationsRow', strip, waiting],
  ['of conversations', 'MessageThreadsRow', thread, conversation],
] as const)('of a row %s', async (_where, document, row, fresh) => {
  const serve = (name: string): unknown => (name === document ? fresh(inAnHour()) : null)
  const shown = await mount(row('1'), { path: '/', serve, rights: allRights, awaited: '.portrait' })
  await until(() => expect(shown.asked).toContainEqual(expect.objectContaining({ name: document, auto: true })))
})

it('that failed once is asked for once more where its record names the same address still', async () => {
  const ends = inAnHour()
  const serve = (name: string): unknown => (name === 'PostVerificationsRow' ? waiting(ends) : null)
  await mount(strip(ends), { path: '/', serve, rights: allRights, awaited: '.portrait img' })
  const failed = document.querySelector('.portrait img')
  failed?.dispatchEvent(new Event('error'))
  await until(() => expect(failed?.isConnected).toBe(false))
  await until(() => expect(images()).toContainEqual(expect.stringContaining(`until=${ends}`)))
  expect(images()).toHaveLength(1)
})

it('of which no record is known: only an address that still holds is tried once more', async () => {
  const lasting = { ...picture(''), urlPart: 'b' }
  const both = [picture(inAnHour()), lasting].map((each) => createElement(Portrait, { key: each.urlPart, picture: each, title: 'Kim' }))
  await mount(createElement(Fragment, null, both), { path: '/', serve: nothing, rights: allRights, awaited: '.portrait img' })
  const [ran, held] = document.querySelectorAll('.portrait img')
  const before = performance.now.bind(performance)
  const later = vi.spyOn(performance, 'now').mockImplementation(() => before() + 3_601_000)
  onTestFinished(() => later.mockRestore())
  ran?.dispatchEvent(new Event('error'))
  held?.dispatchEvent(new Event('error'))
  await until(() => expect([ran, held].map((each) => each?.isConnected)).toEqual([false, false]))
  await until(() => expect(images()).toContainEqual(expect.stringContaining('/b')))
  expect(images()).toHaveLength(1)
})
