// @vitest-environment happy-dom
// What was written in a thread: a new message comes below the others, and takes nothing away of what was asked for.
import { createElement, type ComponentType, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { userFilesDocuments } from '#generated/documents/userFiles.ts'
import { messageFiles } from '#generated/entities/messageFiles.ts'
import { messages } from '#generated/entities/messages.ts'
import { userFiles } from '#generated/entities/userFiles.ts'
import { createStore, useStore } from '../../src/client/createStore.ts'
import { ShownRecord, type RecordShown } from '../../src/look/ShownRecord.tsx'
import { Thumbnail, type ThumbnailProps } from '../../src/look/Thumbnail.tsx'
import { ThreadEntries } from '../../src/screens/lists/ThreadEntries.tsx'
import { sampleRecord, stretchOf } from '../browser/records/sampleRecord.ts'
import { allRights } from './fakeUsers.ts'
import { button, press, sees, until } from './listHands.ts'
import { mount } from './mountList.ts'

const said = { entity: 'Message', by: 'thread', from: 'from', text: 'text' } as const
const attached = { entity: 'MessageFile', by: 'thread', of: 'message', file: 'file' } as const
const withFiles = createElement(ThreadEntries, { said: { ...said, attached }, thread: '7', version: 1, name: 'Kim' })
const file = {
  uuid: 'u',
  urlPart: 'a?until=1',
  processingStatus: 'OK',
  contentType: 'image/png',
  name: 'snow.png',
  bytes: 7,
  poster: false,
}
const message = (at: number, text = `Message ${at}`) => sampleRecord(messages, String(at), { text })
const texts = () => [...document.querySelectorAll('li.threadEntry')].map((each) => /Message \d+/.exec(each.textContent ?? '')?.[0])

it('keeps earlier messages that were asked for when a new one comes', async () => {
  let newest = [message(4), message(3)]
  const serve = (name: string, { after }: Readonly<Record<string, unknown>>): unknown => {
    if (name !== 'MessagesList') return null
    return after === undefined ? stretchOf(newest, { hasNext: true, end: 'three' }) : stretchOf([message(2), message(1)])
  }
  const version = createStore(1)
  const Shown = () => createElement(ThreadEntries, { said, thread: '7', version: useStore(version), name: 'Kim' })
  await mount(createElement(Shown), { path: '/', serve, rights: allRights, awaited: 'li.threadEntry' })
  await press(() => button('Earlier messages'))
  await sees(texts, ['Message 1', 'Message 2', 'Message 3', 'Message 4'])
  newest = [message(5), message(4, 'Message 44'), message(3)]
  version.set(2)
  await until(() => expect(texts()).toEqual(['Message 1', 'Message 2', 'Message 3', 'Message 44', 'Message 5']))
})

describe('what was sent along with messages', () => {
  const sentWith = (id: string) =>
    sampleRecord(messageFiles, `9${id}`, { message: { __typename: 'MessageCard', id, title: '' }, file: { ...file, name: `of ${id}.png` } })
  const names = () => [...document.querySelectorAll('.fileTile')].map((each) => /of \d\.png/.exec(each.outerHTML)?.[0])

  it('is read as far back as messages are shown, and no further', async () => {
    const serve = (name: string, { after }: Readonly<Record<string, unknown>>): unknown => {
      if (name === 'MessagesList') return stretchOf([message(3), message(2)])
      if (name !== 'MessageFilesList') return null
      if (after === undefined) return stretchOf([sentWith('3')], { hasNext: true, end: 'three' })
      return after === 'three'
        ? stretchOf([sentWith('2')], { hasNext: true, end: 'two' })
        : stretchOf([sentWith('1')], { hasNext: true, end: 'one' })
    }
    const thread = await mount(withFiles, { path: '/', serve, rights: allRights, awaited: 'li.threadEntry' })
    await sees(names, ['of 2.png', 'of 3.png'])
    await until(() => {
      const read = thread.asked.filter(({ name }) => name === 'MessageFilesList')
      // Nobody pressed for what is further back.
      expect(read.map(({ auto }) => auto)).toEqual([false, true, true])
    })
  })

  it('is missed aloud where it cannot be read', async () => {
    const serve = (name: string): unknown => {
      if (name === 'MessagesList') return stretchOf([message(1)])
      throw new Error('The files are away.')
    }
    await mount(withFiles, { path: '/', serve, rights: allRights, awaited: 'li.threadEntry' })
    await until(() => expect(button('Retry')).toBeDefined())
  })
})

describe('what was sent along with a message, once its address has run out,', () => {
  const serve = (name: string): unknown => {
    const sent = sampleRecord(messageFiles, '9', { file })
    if (name === 'MessagesList') return stretchOf([message(1)])
    if (name === 'MessageFilesList') return stretchOf([sent])
    return name === 'MessageFilesRow' ? { ...sent, file: { ...file, urlPart: `a?until=${Math.floor(Date.now() / 1000) + 60}` } } : null
  }
  const asked = { path: '/', serve, rights: allRights, awaited: '.fileTile' }

  it('is opened by its record, read again', async () => {
    const thread = await mount(withFiles, asked)
    await press(() => button('Open snow.png'))
    await until(() =>
      expect(thread.asked.filter(({ name }) => name === 'MessageFilesRow')).toEqual([
        expect.objectContaining({ variables: { id: '9' }, auto: false }),
      ]),
    )
    await until(() => expect(document.querySelector('[role=dialog] img')?.getAttribute('src')).not.toContain('until=1&'))
  })

  it('is not read by itself for its small picture: who reads messages is noted each time', async () => {
    const Beside = ShownRecord as ComponentType<RecordShown & { readonly children?: ReactNode }>
    const records = { entity: userFiles, documents: userFilesDocuments, changes: async () => ({}) }
    const comesLater = createStore(false)
    const Both = () => [
      createElement('div', { key: 'thread' }, withFiles),
      useStore(comesLater) &&
        createElement(
          Beside,
          { key: 'file', records, record: { id: '5' } },
          createElement(Thumbnail as ComponentType<Omit<ThumbnailProps, 'children'>>, { picture: file }),
        ),
    ]
    const thread = await mount(createElement(Both), asked)
    comesLater.set(true)
    await until(() => expect(thread.asked.map(({ name }) => name)).toContain('UserFilesRow'))
    expect(thread.asked.map(({ name }) => name)).not.toContain('MessageFilesRow')
  })
})
