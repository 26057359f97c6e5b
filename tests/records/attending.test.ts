// @vitest-environment happy-dom
// What is opened at a desk: whoever takes it over is asked about the one who holds it, and about nobody else.
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { postVerifications } from '#generated/entities/postVerifications.ts'
import type { EntityModel, ListModel } from '../../language/model.ts'
import type { Records } from '../../src/client/records/loadRecords.ts'
import type { Row } from '../../src/client/records/Row.ts'
import { Attending } from '../../src/screens/lists/Attending.tsx'
import { sampleRecord } from '../browser/records/sampleRecord.ts'
import { allRights } from './fakeUsers.ts'
import { button, press, sees, settled, until } from './listHands.ts'
import { mount } from './mountList.ts'

const entity: EntityModel = postVerifications
const records: Records = { entity, documents: {}, changes: async () => ({}) }
const record = sampleRecord(entity, '7', { status: 'PENDING' }) as unknown as Row

const question = () => document.querySelector('[role=alertdialog]')
const said = () => document.querySelector('output')?.textContent

/** Claimed by Kim, and the question whether to take it over. */
const open = async () => {
  let by: string | undefined = 'Kim'
  const serve = (name: string): unknown => {
    if (name !== 'AttendancesFindAll') return true
    return by === undefined ? [] : [{ __typename: 'Attendance', record: '7', by, mine: by === 'Robin', claimed: true }]
  }
  const attending = createElement(Attending, { records, list: entity.list as ListModel, record, onClaimed: () => undefined })
  const { tell } = await mount(attending, { path: '/', serve, rights: allRights, awaited: '.deskAttending' })
  const claimedBy = (next: string | undefined): void => {
    by = next
    tell({ kind: 'ATTENDED', entity: entity.name })
  }
  // Said again until somebody listens.
  await until(() => {
    claimedBy('Kim')
    button('Take over')
  })
  await press(() => button('Take over'))
  await until(() => expect(question()?.textContent).toContain('Kim'))
  return claimedBy
}

it.each([
  ['another has claimed', 'Lee', 'Claimed by Lee'],
  ['one has claimed oneself', 'Robin', 'Claimed by you'],
  ['nobody claims any more', undefined, ''],
])('what %s meanwhile is no longer asked about, and not by itself later on', async (_what, next, says) => {
  const claimedBy = await open()
  claimedBy(next)
  await sees(said, says)
  await sees(question, null)
  claimedBy('Kim')
  await sees(said, 'Claimed by Kim')
  await settled()
  expect(question()).toBeNull()
})
