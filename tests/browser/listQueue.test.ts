// A queue in a real browser: opens on what waits, goes on to the next, tells who was faster, and pages by key.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { payoutRequests } from '#generated/entities/payoutRequests.ts'
import { data, type Answer, type Asked } from './fake/FakeSocket.ts'
import { axeProblems } from './records/checkAxe.ts'
import { openConsole, type OpenedConsole } from './records/openConsole.ts'
import { previewOf, sampleRecord, stretchOf } from './records/sampleRecord.ts'

type Wire = Readonly<Record<string, unknown>>
const path = '/payoutRequests'

let requests: Map<string, Wire>
let given: Readonly<Record<string, (variables: Wire) => Answer | Promise<Answer>>>
let opened: OpenedConsole

const put = (id: string, changes: Wire = {}): void => {
  requests.set(id, sampleRecord(payoutRequests, id, { status: 'NEW', ...changes }))
}

const answers = async ({ name, variables }: Asked): Promise<Answer> => {
  const said = given[name]
  if (said) return said(variables)
  if (name === 'PayoutRequestsStats') return data([{ __typename: 'Sum', key: 'NEW', count: requests.size, sum: null }])
  if (name.endsWith('Stats')) return data([])
  if (name === 'PayoutRequestsSums')
    return data([{ __typename: 'Sum', key: 'NEW', count: requests.size, sum: { amount: '300.00', currency: 'CRE' } }])
  if (name.endsWith('Preview')) return data(previewOf())
  if (name === 'PayoutRequestsRow') return data(requests.get(String(variables['id'])) ?? null)
  if (name === 'PayoutRequestsList')
    return data(
      stretchOf([...requests.values()], {
        hasNext: true,
        end: 'cursor-end',
        start: 'cursor-start',
        total: { __typename: 'Total', value: 10_000, exact: false },
      }),
    )
  return { errors: [{ message: `no answer for ${name}` }] }
}
const asked = (name: string) => opened.server.socket.asked.filter((each) => each.name === name).map((each) => each.variables)
const tell = (id: string, by: string) =>
  opened.server.socket.tell({
    kind: 'SAVED',
    entity: 'PayoutRequest',
    part: null,
    id,
    version: 2,
    by,
    time: '2026-11-21T13:02:00.000Z',
    action: 'decline',
    authorities: null,
  })

beforeAll(async () => (opened = await openConsole(answers)).close)
beforeEach(() => {
  given = {}
  requests = new Map()
  for (const id of ['11', '12', '13']) put(id)
})

describe('a queue', () => {
  it('opens on what waits, oldest first', async () => {
    const { page, problems } = await opened.open(path)
    await page.getByText('10,000+ in all').waitFor()
    expect(asked('PayoutRequestsList').at(-1)).toMatchObject({
      filter: { status: ['NEW'] },
      sort: { by: 'createTime', direction: 'ASCENDING' },
      first: 25,
    })
    expect(await axeProblems(page)).toEqual([])
    expect(problems).toEqual([])
  })

  it('shows its rows without waiting for its sums, and asks for these once a filter', async () => {
    let count = (): void => undefined
    const counted = new Promise<void>((resolve) => (count = resolve))
    given = {
      PayoutRequestsSums: () =>
        counted.then(() => data([{ __typename: 'Sum', key: 'NEW', count: 3, sum: { amount: '300.00', currency: 'CRE' } }])),
    }
    const before = asked('PayoutRequestsSums').length
    const { page } = await opened.open(path)
    await page.locator('[data-id="11"]').waitFor()
    const sums = page.getByRole('list', { name: 'Sums' })
    await expect.poll(() => asked('PayoutRequestsSums').length).toBe(before + 1)
    expect(asked('PayoutRequestsSums').at(-1)).toEqual({ filter: { status: ['NEW'] } })
    expect(await sums.getAttribute('aria-busy')).toBe('true')
    expect(await axeProblems(page)).toEqual([])
    count()
    await sums.getByText('(3)').waitFor()
    expect(await sums.getAttribute('aria-busy')).toBe('false')
    await page.getByRole('button', { name: 'Next' }).click()
    await expect.poll(() => asked('PayoutRequestsList').at(-1)?.['after']).toBe('cursor-end')
    await sums.getByText('(3)').waitFor()
    expect(asked('PayoutRequestsSums').length).toBe(before + 1)
  })

  it('counts its sums again when a record changes', async () => {
    const { page } = await opened.open(path)
    const sums = page.getByRole('list', { name: 'Sums' })
    await sums.getByText('(3)').waitFor()
    requests.delete('13')
    tell('13', 'Kim')
    await expect.poll(() => sums.getByText('(2)').count()).toBe(1)
  })

  it('counts all of them again when a record changes, without reading its rows again', async () => {
    let value = 48
    const total = () => ({ total: { __typename: 'Total', value, exact: true } })
    given = { PayoutRequestsList: ({ first }) => data(stretchOf([...requests.values()].slice(0, Number(first)), total())) }
    const { page } = await opened.open(path)
    await page.getByText('48 in all').waitFor()
    value = 47
    put('12', { status: 'DECLINED', version: 2 })
    tell('12', 'Kim')
    await page.getByText('47 in all').waitFor()
    // What was asked before the console's code had come may be asked once more on a slow machine, and tell the new total first.
    await expect.poll(() => asked('PayoutRequestsList').at(-1)).toMatchObject({ filter: { status: ['NEW'] }, first: 1 })
    expect(await page.locator('[data-id]').count()).toBe(3)
    await page.locator('[data-id="12"]').getByText('Handled by Kim').waitFor()
  })

  it('opens a record beside the list, from the address too, and goes on after a decision', async () => {
    given = {
      PayoutRequestsDecline: ({ id }) => {
        put(String(id), { status: 'DECLINED', version: 2 })
        return data({ __typename: 'PayoutRequestSaved', record: requests.get(String(id)) })
      },
    }
    const { page } = await opened.open(`${path}?open=11`)
    const aside = page.getByRole('complementary', { name: 'Opened record' })
    await aside.getByRole('heading', { name: '11' }).waitFor()
    expect(await axeProblems(page)).toEqual([])
    await page.keyboard.press('d')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('Wrong account')
    await dialog.getByRole('button', { name: 'Decline' }).click()
    await aside.getByRole('heading', { name: '12' }).waitFor()
    expect(new URL(page.url()).searchParams.get('open')).toBe('12')
    // The decided one stays, with its outcome.
    await page.locator('[data-id="11"]').getByText('Declined').waitFor()
    expect(await page.locator('[data-id="11"]').getAttribute('data-handled')).toBeNull()
    expect(asked('PayoutRequestsDecline').at(-1)).toMatchObject({ id: '11', version: 1, input: { reason: 'Wrong account' } })
  })

  it('greys what somebody else has handled, with the name', async () => {
    const { page } = await opened.open(path)
    await page.locator('[data-id="12"]').waitFor()
    put('12', { status: 'DECLINED', version: 2 })
    tell('12', 'Kim')
    await page.locator('[data-id="12"]').getByText('Handled by Kim').waitFor()
    expect(await page.locator('[data-id="12"]').getAttribute('data-handled')).toBe('')
  })

  it('tells who was faster instead of doing it twice', async () => {
    given = {
      PayoutRequestsDecline: () =>
        data({
          __typename: 'PayoutRequestConflict',
          current: sampleRecord(payoutRequests, '11', { status: 'PAID', version: 2 }),
          by: 'Kim',
          time: '2026-11-21T13:02:00.000Z',
        }),
    }
    const { page } = await opened.open(`${path}?look=table`)
    await page.locator('tr[data-id="11"]').getByRole('button', { name: 'Decline: 11' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('Wrong account')
    await dialog.getByRole('button', { name: 'Decline' }).click()
    await dialog.getByText('Already paid by Kim at 14:02').waitFor()
    expect(await dialog.getByRole('button', { name: 'Decline' }).count()).toBe(0)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await dialog.waitFor({ state: 'detached' })
  })

  it('pages by key and keeps the place', async () => {
    const { page } = await opened.open(path)
    await page.getByRole('button', { name: 'Next' }).click()
    await expect.poll(() => asked('PayoutRequestsList').at(-1)?.['after']).toBe('cursor-end')
    expect(new URL(page.url()).searchParams.get('after')).toBe('cursor-end')
    await page.getByRole('button', { name: 'Last' }).click()
    await expect.poll(() => asked('PayoutRequestsList').at(-1)?.['before']).toBe('end')
    await page.goBack()
    await expect.poll(() => new URL(page.url()).searchParams.get('after')).toBe('cursor-end')
    await page.getByLabel('Rows').selectOption('100')
    await expect.poll(() => asked('PayoutRequestsList').at(-1)?.['first']).toBe(100)
    expect(new URL(page.url()).searchParams.get('after')).toBeNull()
  })

  it('lifts what it opens with when one searches', async () => {
    const { page } = await opened.open(path)
    await page.getByRole('searchbox').fill('77')
    await expect.poll(() => asked('PayoutRequestsList').at(-1)).toMatchObject({ search: '77' })
    expect(asked('PayoutRequestsList').at(-1)?.['filter']).toBeUndefined()
  })

  it('can be read in the dark', async () => {
    const { page } = await opened.open(`${path}?open=11`, { scheme: 'dark' })
    await page.getByRole('complementary', { name: 'Opened record' }).getByRole('heading', { name: '11' }).waitFor()
    expect(await axeProblems(page)).toEqual([])
  })

  it('lies over the list on a narrow screen', async () => {
    const { page } = await opened.open(`${path}?open=11`, { width: 360, height: 740 })
    await page.getByRole('complementary', { name: 'Opened record' }).getByRole('heading', { name: '11' }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await page.getByRole('complementary', { name: 'Opened record' }).getByRole('button', { name: 'Decline: 11' }).click()
    // Its dialogs lie over it in turn.
    await page.getByRole('dialog', { name: 'Decline: Payout request 11' }).getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => new URL(page.url()).searchParams.get('open')).toBeNull()
  })
})
