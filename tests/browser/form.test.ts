// The edit of a record in a real browser: only what changed travels, others' edits are kept, a conflict is a choice.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { axeProblems } from './records/checkAxe.ts'
import { FakeTags, type FakeTag } from './records/FakeTags.ts'
import { openConsole, type OpenedConsole } from './records/openConsole.ts'

const tags = new FakeTags()
let opened: OpenedConsole

beforeAll(async () => (opened = await openConsole(tags.answer)).close)
beforeEach(() => {
  tags.tags.length = 0
  tags.keys.length = 0
  tags.next.clear()
  tags.add('Art', 10, 3)
})

const updates = () => opened.server.socket.asked.filter((each) => each.name === 'TagsUpdate').map((each) => each.variables)

const openEdit = async () => {
  const tab = await opened.open('/settings/tags')
  await tab.page.getByRole('button', { name: 'Edit: Art' }).click()
  const dialog = tab.page.getByRole('dialog')
  await dialog.getByLabel('Title').waitFor()
  return { ...tab, dialog }
}

describe('an edit', () => {
  it('sends only what was changed, with the version it was changed on', async () => {
    const { page, dialog, problems } = await openEdit()
    expect(await dialog.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true)
    expect(await axeProblems(page)).toEqual([])
    await dialog.getByLabel('Title').fill('Fine Art')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('cell', { name: 'Fine Art', exact: true }).waitFor()
    expect(updates().at(-1)).toMatchObject({ id: '1', version: 1, patch: { title: 'Fine Art' } })
    expect(Object.keys(updates().at(-1)?.['patch'] as object)).toEqual(['title'])
    expect(problems).toEqual([])
  })

  it('is put on top of another one that touched other fields, without asking', async () => {
    const { page, dialog } = await openEdit()
    const before = updates().length
    Object.assign(tags.tags[0] ?? {}, { order: 5, version: 2 })
    await dialog.getByLabel('Title').fill('Fine Art')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('cell', { name: 'Fine Art', exact: true }).waitFor()
    expect(
      updates()
        .slice(before)
        .map((each) => each['version']),
    ).toEqual([1, 2])
    expect(tags.tags[0]).toMatchObject({ title: 'Fine Art', order: 5, version: 3 })
  })

  it('goes on from what was just saved, where the list has not read it again yet: nobody is in conflict with themselves', async () => {
    const { page, dialog } = await openEdit()
    const asked = opened.server.socket.asked.filter(({ name }) => name === 'TagsList').at(-1)
    if (asked) tags.next.set('TagsList', await tags.answer(asked))
    tags.next.set('TagsRow', { data: { answer: tags.row({ ...tags.tags[0] } as FakeTag) } })
    await dialog.getByLabel('Title').fill('Fine Art')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Edit: Art' }).click()
    expect(await dialog.getByLabel('Title').inputValue()).toBe('Fine Art')
    await dialog.getByLabel('Title').fill('Finest Art')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(updates().at(-1)).toMatchObject({ version: 2, patch: { title: 'Finest Art' } })
  })

  it('lets one choose, field by field, where both touched the same', async () => {
    const { page, dialog } = await openEdit()
    Object.assign(tags.tags[0] ?? {}, { title: 'Arts', order: 7, version: 2 })
    await dialog.getByLabel('Title').fill('Fine Art')
    await dialog.getByRole('button', { name: 'Save' }).click()
    const choice = page.getByRole('dialog', { name: 'Changed meanwhile by Kim' })
    await choice.getByText('Mine: Fine Art').waitFor()
    // Back to what was typed, nothing saved; saving it asks again.
    await page.keyboard.press('Escape')
    await choice.waitFor({ state: 'detached' })
    expect(await dialog.getByLabel('Title').inputValue()).toBe('Fine Art')
    expect(tags.tags[0]).toMatchObject({ title: 'Arts', version: 2 })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await choice.getByRole('button', { name: 'Cancel' }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await choice.getByText('Theirs: Arts').click()
    await choice.getByText('Mine: Fine Art').click()
    expect(await axeProblems(page)).toEqual([])
    await choice.getByRole('button', { name: 'Save' }).click()
    await choice.waitFor({ state: 'detached' })
    await expect.poll(() => tags.tags[0]).toMatchObject({ title: 'Fine Art', order: 7, version: 3 })
  })

  it('warns on a reload while something is typed', async () => {
    const { page, dialog } = await openEdit()
    await dialog.getByLabel('Title').fill('Fine Art')
    const kinds: string[] = []
    page.on('dialog', (question) => {
      kinds.push(question.type())
      question.accept().catch(() => undefined)
    })
    await page.reload()
    expect(kinds).toEqual(['beforeunload'])
  })
})
