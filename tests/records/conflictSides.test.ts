// @vitest-environment happy-dom
// Where two changed the same field, what is mine and what is theirs tells them apart, also where a form holds nothing that could be read.
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { users } from '#generated/entities/users.ts'
import type { EntityModel } from '../../language/model.ts'
import { ConflictChoice } from '../../src/actions/ConflictChoice.tsx'
import type { EditConflict } from '../../src/actions/attemptEdit.ts'
import { allRights } from './fakeUsers.ts'
import { mount } from './mountList.ts'

/** @returns how the two answers about a field of a user read */
const sidesOf = async (name: string, conflict: Pick<EditConflict, 'theirs' | 'merged' | 'record'>): Promise<readonly string[]> => {
  const fields = (users as EntityModel).parts.flatMap((part) => part.fields).filter((field) => field.name === name)
  const shown = { fields, conflict: { ...conflict, disputed: [name], by: 'Kim' }, onChosen: () => undefined, onCancel: () => undefined }
  await mount(createElement(ConflictChoice, shown), { path: '/', serve: () => null, rights: allRights, awaited: '[role=radiogroup] label' })
  return [...document.querySelectorAll('[role=radiogroup] label')].map((each) => each.textContent.trim())
}

it('of what travels by its end alone theirs is that end', async () => {
  const record = { id: '1', version: 2, payee: { accountIdentifier: '•••• 1111' } }
  expect(await sidesOf('accountIdentifier', { theirs: {}, merged: { accountIdentifier: 'DE02120300000000202051' }, record })).toEqual([
    'Mine: DE02120300000000202051',
    'Theirs: •••• 1111',
  ])
})

it('of a picture theirs is drawn, and mine is what was sent', async () => {
  const avatar = { uuid: 't', urlPart: 't', processingStatus: 'OK', contentType: 'image/png', name: 'snow.png', bytes: 7, poster: false }
  const record = { id: '1', version: 2, avatar }
  expect(await sidesOf('avatar', { theirs: { avatar: 't' }, merged: { avatar: 'm' }, record })).toEqual([
    'Mine: the file you sent',
    expect.stringMatching(/^Theirs: .*snow\.png/),
  ])
  expect(document.querySelector('[role=radiogroup] label + label img')?.getAttribute('src')).toContain('/t?size=small')
  const removed = { theirs: { avatar: 't' }, merged: {}, record }
  expect((await sidesOf('avatar', removed))[0]).toBe('Mine: –')
})
