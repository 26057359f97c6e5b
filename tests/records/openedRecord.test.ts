// @vitest-environment happy-dom
// A record that stands opened beside its list, though none of its rows: a shared link, or one that has left the list.
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { postVerificationsChanges } from '#generated/documents/changes/postVerifications.ts'
import { postVerificationsDocuments } from '#generated/documents/postVerifications.ts'
import { postVerifications } from '#generated/entities/postVerifications.ts'
import type { EntityModel, ListModel } from '../../language/model.ts'
import { UnaskedEffects } from '../../src/actions/UnaskedEffects.tsx'
import { createStore, useStore } from '../../src/client/createStore.ts'
import type { Row } from '../../src/client/records/Row.ts'
import { useOpened } from '../../src/screens/lists/useOpened.ts'
import type { ListState } from '../../src/screens/lists/useList.ts'
import { previewOf, sampleRecord } from '../browser/records/sampleRecord.ts'
import { allRights } from './fakeUsers.ts'
import { sees } from './listHands.ts'
import { mount } from './mountList.ts'
import { renderHook } from './renderHook.ts'

const entity: EntityModel = postVerifications
const records = { entity, documents: postVerificationsDocuments, changes: async () => postVerificationsChanges }
const list = entity.list as ListModel
const guards = Object.fromEntries(Object.keys(list.guards).map((name) => [name, true]))
const state = { rows: [] as ListState['rows'], guards } as unknown as ListState

it('is read again when it is opened again: while it was closed, nobody followed what others did to it', async () => {
  const opened = createStore<string | undefined>('5')
  let status = 'PENDING'
  const serve = (): unknown => sampleRecord(entity, '5', { status })
  const { now, does } = await renderHook(() => useOpened(records, list, useStore(opened), state), serve)
  expect(now()?.['status']).toBe('PENDING')
  await does(() => opened.set(undefined))
  status = 'APPROVED'
  await does(() => opened.set('5'))
  expect(now()?.['status']).toBe('APPROVED')
})

it('says of a press that asks nothing what it does to this record, never what it did to the one before', async () => {
  const record = createStore('5')
  const Effects = () => {
    const row = sampleRecord(entity, useStore(record), { status: 'WAITING' }) as unknown as Row
    return createElement(UnaskedEffects, { records, paths: list.actions, record: row })
  }
  const serve = (_name: string, { id }: Readonly<Record<string, unknown>>): unknown =>
    id === '5' ? previewOf({ counts: [{ __typename: 'PreviewCount', name: 'subscribers', value: 12 }] }) : new Promise(() => undefined)
  await mount(createElement(Effects), { path: '/', serve, rights: allRights, awaited: '.unaskedEffect' })
  const effects = () => [...document.querySelectorAll('.unaskedEffect')].map((each) => each.textContent)
  expect(effects()).toEqual([expect.stringContaining('12')])
  record.set('6')
  await sees(effects, [])
})
