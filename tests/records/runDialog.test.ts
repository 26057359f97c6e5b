// @vitest-environment happy-dom
// The dialog of a run: what it would come to is asked and told, changed by hand, and begun once.
import { describe, expect, it } from 'vitest'
import { anyUnsaved } from '../../src/client/unsaved.ts'
import { changeIn, planOf, refused, rowsIn, started, startsWith } from './fakePlans.ts'
import { allRights, serveUsers, usersPath } from './fakeUsers.ts'
import { box, button, press, sees, settled, type, until } from './listHands.ts'
import { mountList, type MountedList } from './mountList.ts'
import { asked, begin, counted, dialog, openRun as open, text } from './openRun.ts'
import type { Serve } from './renderHook.ts'

const notices = (list: MountedList) => list.console.notices.get().map(({ texts, offer }) => [texts, offer?.label])

describe('a plan', () => {
  it('is asked for these rows of the list, with the change for one record', async () => {
    const list = await open('Enable', {})
    await until(() => expect(asked(list, 'RunStartPreview')).toHaveLength(1))
    const [first] = asked(list, 'RunStartPreview')
    if (!first) return
    const { list: question, ...rows } = rowsIn(first) as { readonly list: { readonly variables: object; readonly extensions: object } }
    expect(rows).toEqual({ ids: ['1', '2', '3', '4'] })
    expect(question.variables).toMatchObject({ sort: expect.anything(), readsPersonal: true })
    expect(JSON.stringify(question.extensions)).toMatch(/"sha256Hash":"[0-9a-f]{64}"/)
    expect(changeIn(first)).toMatchObject({ id: '0', version: 0, ticks: [] })
  })

  it('says how many, why not all, what it sums up to, and which come first', async () => {
    await open('Enable', {})
    await sees(counted, '2 of 4')
    expect([...(dialog()?.querySelectorAll('li') ?? [])].map((each) => each.textContent)).toEqual([
      'They are active already: 1Creator 3',
      'They were not asked: 1Creator 4',
    ])
    expect([...(dialog()?.querySelectorAll('tr > *') ?? [])].map((each) => each.textContent).slice(1)).toEqual(['2', '24.00 Cr'])
    expect([...(dialog()?.querySelectorAll('fieldset label') ?? [])].map((each) => each.textContent)).toEqual([
      'Creator 112.00 Cr',
      'Creator 212.00 Cr',
    ])
    expect(begin().textContent).toBe('Enable 2')
  })

  it('follows what is ticked, which can be taken back', async () => {
    const list = await open('Enable', {})
    await press(() => box('Creator 4: They were asked'))
    await sees(() => begin().textContent, 'Enable 3')
    expect(text()).not.toContain('They were not asked')
    expect(asked(list, 'RunStartPreview').map((each) => changeIn(each)['ticks'])).toEqual([[], ['sure']])
    expect(box('Creator 4: They were asked').checked).toBe(true)
    await press(() => box('Creator 4: They were asked'))
    await sees(() => begin().textContent, 'Enable 2')
  })

  it('leaves out a record, which stays where it was and can be taken in again', async () => {
    const list = await open('Enable', {})
    await press(() => box('Creator 112.00 Cr'))
    await sees(() => begin().textContent, 'Enable 1')
    expect(rowsIn(asked(list, 'RunStartPreview').at(-1) ?? { variables: {} })['ids']).toEqual(['2', '3', '4'])
    expect(['Creator 112.00 Cr', 'Creator 212.00 Cr'].map((name) => box(name).checked)).toEqual([false, true])
    // A choice like any other: the dialog asks before it is lost.
    expect(anyUnsaved()).toBe(true)
    await press(() => box('Creator 112.00 Cr'))
    await sees(() => begin().textContent, 'Enable 2')
    expect(anyUnsaved()).toBe(false)
  })

  it('that cannot be had says why, and is asked for once more', async () => {
    let broken = true
    const failing: Serve = (_, variables) => {
      if (broken) throw new Error('The line broke')
      return planOf(variables)
    }
    await open('Enable', { RunStartPreview: failing })
    await until(() => expect(text()).toContain('The line broke'))
    expect(begin().textContent).toBe('Retry')
    broken = false
    begin().click()
    await sees(() => begin().textContent, 'Enable 2')
    expect(text()).not.toContain('The line broke')
  })

  it('of all of a filter leaves out by exception', async () => {
    const all: Serve = (_, variables) => ({ ...planOf({ ...variables, rows: { ids: ['1', '2'] } }), total: 1240, count: 1240 })
    const list = await mountList(usersPath, serveUsers({ RunStartPreview: all }), allRights)
    await press(() => box('Select all rows shown'))
    await press(() => button('Select all 1,240 of this filter'))
    await press(() => box('Select Creator 4'))
    await press(() => button('Enable'))
    await press(() => box('Creator 112.00 Cr'))
    await until(() => expect(asked(list, 'RunStartPreview')).toHaveLength(2))
    expect(asked(list, 'RunStartPreview').map((each) => [rowsIn(each)['ids'], rowsIn(each)['except']])).toEqual([
      [undefined, ['4']],
      [undefined, ['4', '1']],
    ])
  })
})

describe('beginning', () => {
  it('waits for the plan, and for somebody to do it to', async () => {
    let come: (value: unknown) => void = () => undefined
    await open('Enable', { RunStartPreview: () => new Promise((resolve) => (come = resolve)) })
    await until(() => expect(begin()?.textContent).toBe('Enable'))
    expect(begin().disabled).toBe(true)
    await settled()
    come({ ...planOf({ rows: { ids: ['3'] }, change: { variables: { ticks: [] } } }) })
    await sees(counted, '0 of 1')
    expect([begin().disabled, begin().title]).toEqual([true, 'There is nothing to be done'])
  })

  it('sends the plan\u2019s number once, says so, and lets the selection go', async () => {
    const list = await open('Enable', { RunStart: startsWith(started(2)) })
    await sees(() => begin()?.textContent, 'Enable 2')
    begin().click()
    begin().click()
    await until(() => expect(dialog()).toBeNull())
    const [first, ...more] = asked(list, 'RunStart')
    expect(more).toEqual([])
    expect(first?.variables).toMatchObject({ count: 2, key: expect.stringMatching(/^[0-9a-f-]{36}$/) })
    expect(changeIn(first ?? { variables: {} })).toMatchObject({ id: '0', version: 0, key: first?.variables['key'] })
    expect(notices(list)).toEqual([[['Enable: begun for 2'], 'Show']])
    await sees(() => document.querySelector('fieldset > output')?.textContent, '')
  })

  it('that came too late says so, shows the new plan, and is another intent then', async () => {
    let count = 2
    const changed: Serve = (_, variables) => ({ ...planOf(variables), count })
    const late = refused('planChanged', 'It is another number by now')
    const list = await open('Enable', { RunStartPreview: changed, RunStart: startsWith(late, started(1)) })
    await sees(() => begin()?.textContent, 'Enable 2')
    count = 1
    begin().click()
    await sees(() => begin().textContent, 'Enable 1')
    expect(dialog()?.querySelector('[role=alert]')?.textContent).toBe('It is another number by now')
    await until(() => expect(begin().disabled).toBe(false))
    begin().click()
    await until(() => expect(dialog()).toBeNull())
    const keys = asked(list, 'RunStart').map(({ variables }) => [variables['count'], variables['key']])
    expect(keys.map(([one]) => one)).toEqual([2, 1])
    expect(keys[0]?.[1]).not.toBe(keys[1]?.[1])
  })

  it('is sent again under its key where the answer was lost, with all that was typed', async () => {
    const list = await open('Disable', { RunStart: startsWith(new Error('The line broke'), started(2)) })
    await until(() => expect(document.querySelector('[role=dialog] textarea')).not.toBeNull())
    type('As they asked')
    await until(() =>
      expect(changeIn(asked(list, 'RunStartPreview').at(-1) ?? { variables: {} })['input']).toEqual({ disabledReason: 'As they asked' }),
    )
    await until(() => expect(begin().disabled).toBe(false))
    expect(anyUnsaved()).toBe(true)
    begin().click()
    await until(() => expect(text()).toContain('The line broke'))
    begin().click()
    await until(() => expect(dialog()).toBeNull())
    const sent = asked(list, 'RunStart')
    const typed = { disabledReason: 'As they asked' }
    expect(sent.map((each) => changeIn(each)['input'])).toEqual([typed, typed])
    expect(new Set(sent.map(({ variables }) => variables['key'])).size).toBe(1)
    expect(anyUnsaved()).toBe(false)
  })
})
