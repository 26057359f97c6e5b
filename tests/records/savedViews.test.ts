// @vitest-environment happy-dom
// What is kept under the name of a view that one shares stays shared, unless one says otherwise.
import { expect, it } from 'vitest'
import { allRights, serveUsers, usersPath } from './fakeUsers.ts'
import { box, button, press, until, writeInto } from './listHands.ts'
import { mountList } from './mountList.ts'

const write = (text: string): void => writeInto(document.querySelector<HTMLInputElement>('.saveView input[type=text]'), text)
const shares = () => box('For everybody who sees this list')

it('is said and kept for a name that is shared already, and for no other', async () => {
  const view = {
    __typename: 'SavedView',
    id: 'v',
    entity: 'User',
    name: 'Late ones',
    place: 'q=ada',
    shared: true,
    mine: true,
    by: 'Robin',
  }
  const { asked } = await mountList(usersPath, serveUsers({ SavedViewsFindAll: () => [view], SavedViewSave: () => true }), allRights)
  const saved = () => asked.flatMap(({ name, variables }) => (name === 'SavedViewSave' ? [variables['shared']] : []))
  await press(() => button('Saved views'))
  await until(() => expect(document.body.textContent).toContain('Late ones'))
  write('Early ones')
  await until(() => expect(button('Save').disabled).toBe(false))
  expect(shares().checked).toBe(false)
  write('late ones')
  await until(() => expect(shares().checked).toBe(true))
  await press(() => button('Save'))
  await until(() => expect(saved()).toEqual([true]))
  await until(() => expect(document.querySelector<HTMLInputElement>('.saveView input[type=text]')?.value).toBe(''))
  expect(shares().checked).toBe(false)
  write('late ones')
  await until(() => expect(shares().checked).toBe(true))
  await press(shares)
  await until(() => expect(shares().checked).toBe(false))
  await press(() => button('Save'))
  await until(() => expect(saved()).toEqual([true, false]))
})
