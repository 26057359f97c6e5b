// @vitest-environment happy-dom
// Rows of a list are selected one by one, from one to another, by page or all of a filter, and stay so while one pages; another filter has none.
import { describe, expect, it } from 'vitest'
import { payoutRequests } from '#generated/entities/payoutRequests.ts'
import type { EntityModel, ListModel } from '../../language/model.ts'
import { runActions } from '../../src/screens/runs/runActions.ts'
import { allRights, serveUsers, usersPath } from './fakeUsers.ts'
import { box, button, key, press, sees, settled, until } from './listHands.ts'
import { mountList } from './mountList.ts'

const open = (exact = true) => mountList(usersPath, serveUsers({}, exact), allRights)
const creator = (id: number) => box(`Select Creator ${id}`)
const page = () => box('Select all rows shown')
const ticked = (): readonly string[] =>
  [...document.querySelectorAll<HTMLInputElement>('tbody input[type=checkbox]')]
    .filter(({ checked }) => checked)
    .map((each) => each.getAttribute('aria-label')?.replace('Select Creator ', '') ?? '')
const said = () => document.querySelector('fieldset > output')?.textContent
const shows = (id: number) => until(() => void creator(id))

describe('selected rows', () => {
  it('are ticked one by one, which opens none of them, and told politely', async () => {
    const { address } = await open()
    expect(document.querySelector('.runBar')).toBeNull()
    expect(said()).toBe('')
    await press(() => creator(2))
    await press(() => creator(4))
    await sees(said, '2 selected')
    expect(ticked()).toEqual(['2', '4'])
    await press(() => creator(2))
    await sees(said, '1 selected')
    await press(() => button('Clear'))
    await sees(said, '')
    expect([ticked(), document.querySelector('.runBar'), address()]).toEqual([[], null, usersPath])
  })

  it('are taken from one to another with Shift, in both directions, and let go so', async () => {
    await open()
    await press(() => creator(4))
    await press(() => creator(2), { shiftKey: true })
    await sees(ticked, ['2', '3', '4'])
    await press(() => creator(3), { shiftKey: true })
    await sees(ticked, ['4'])
    await press(() => creator(1))
    await press(() => creator(3), { shiftKey: true })
    await sees(ticked, ['1', '2', '3', '4'])
    expect(said()).toBe('4 selected')
  })

  it('are those of the page, and half of them is neither', async () => {
    await open()
    await press(() => creator(3))
    await sees(() => [page().checked, page().indeterminate], [false, true])
    await press(page)
    await sees(ticked, ['1', '2', '3', '4'])
    await sees(() => [page().checked, page().indeterminate], [true, false])
    await press(page)
    await sees(ticked, [])
    expect(page().indeterminate).toBe(false)
  })

  it('stay while one pages and sorts, and with Shift none of another page come along', async () => {
    const { go } = await open()
    await press(() => creator(2))
    await go(`${usersPath}?after=four`)
    await shows(6)
    expect([ticked(), said()]).toEqual([[], '1 selected'])
    await press(() => creator(6), { shiftKey: true })
    await sees(ticked, ['6'])
    await go(`${usersPath}?sort=-id`)
    await shows(2)
    expect([ticked(), said()]).toEqual([['2'], '2 selected'])
  })

  it.each(['?q=ada', '?f.status=DISABLED', '?f.role=member', '?view=deleted'])('are none any more at %s', async (place) => {
    const { go } = await open()
    await press(() => creator(2))
    await sees(said, '1 selected')
    await go(`${usersPath}${place}`)
    await sees(said, '')
    await shows(2)
    expect(ticked()).toEqual([])
  })
})

describe('all of a filter', () => {
  it('is taken by the button that took the page', async () => {
    await open()
    await press(() => creator(1))
    await sees(said, '1 selected')
    const pressed = button('Select all rows shown')
    await press(() => pressed)
    await until(() => expect(button('Select all 1,240 of this filter')).toBe(pressed))
  })

  it('is offered once the page is selected, reaches other pages, and has exceptions', async () => {
    const { go } = await open()
    await press(() => creator(1))
    await sees(said, '1 selected')
    expect(() => button('Select all 1,240 of this filter')).toThrow('nothing is called')
    await press(page)
    await press(() => button('Select all 1,240 of this filter'))
    await sees(said, '1,240 selected')
    expect(() => button('Select all 1,240 of this filter')).toThrow('nothing is called')
    await press(() => creator(3))
    await sees(said, '1,239 selected')
    await go(`${usersPath}?after=four`)
    await shows(6)
    expect(ticked()).toEqual(['5', '6'])
    await press(() => button('Clear'))
    await sees(ticked, [])
  })

  it('says no number that is not known', async () => {
    await open(false)
    await press(page)
    await press(() => button('Select all of this filter'))
    await sees(said, 'All of this filter selected')
    await press(() => creator(3))
    await sees(said, 'All of this filter but 1 selected')
    expect(ticked()).toEqual(['1', '2', '4'])
  })
})

describe('keys', () => {
  it('x turns the row under the hand, Escape lets all go', async () => {
    await open()
    key('j')
    await until(() => expect(document.activeElement?.getAttribute('data-id')).toBe('1'))
    key('x', document.activeElement ?? document.body)
    await sees(ticked, ['1'])
    creator(3).focus()
    key('x', creator(3))
    await sees(ticked, ['1', '3'])
    key('Escape', creator(3))
    await sees(ticked, [])
  })

  it('do once what they do, however long they are held', async () => {
    await open()
    creator(3).focus()
    key('x', creator(3))
    await sees(ticked, ['3'])
    key('x', creator(3), { repeat: true })
    await settled()
    expect(ticked()).toEqual(['3'])
  })

  it('are letters where one types, and Escape is first for whoever else wants it', async () => {
    await open()
    await press(() => creator(1))
    key('x', document.querySelector('input[type=search]') ?? document.body)
    const first = (event: Event): void => event.preventDefault()
    window.addEventListener('keydown', first, { capture: true, once: true })
    key('Escape')
    await settled()
    expect(ticked()).toEqual(['1'])
  })
})

describe('whoever may do nothing of it', () => {
  it('has no check boxes: without a right, or looking as another role', async () => {
    const reads = allRights.filter((name) => name.startsWith('get'))
    await mountList(usersPath, serveUsers(), reads, 'tbody [data-id]')
    expect(document.querySelector('[data-pick]')).toBeNull()
    const { console } = await open()
    console.session.viewAs({ role: 'manager', authorities: allRights })
    await until(() => expect(document.querySelector('[data-pick]')).toBeNull())
  })

  it('has only the actions that are theirs, each operation once', () => {
    const entity: EntityModel = payoutRequests
    const of = (rights: readonly string[]) =>
      runActions(entity, entity.list as ListModel, { id: '1', role: 'admin', staff: true, rights: new Set(rights) }).map(({ path }) => path)
    expect(of(['updateAnyPayoutRequest', 'createPayoutTransaction'])).toEqual(['pay', 'decline', 'undoPaid'])
    expect(of(['updateAnyPayoutRequest'])).toEqual(['decline', 'undoDeclined'])
    expect(of([])).toEqual([])
  })
})
