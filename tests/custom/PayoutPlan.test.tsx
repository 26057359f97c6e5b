// @vitest-environment happy-dom
// The list that Generate request shows: rows can be unticked and ticked again, also after the preview no longer tells them.
import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { describe, expect, it, onTestFinished } from 'vitest'
import { PayoutPlan } from '../../custom/src/PayoutPlan.tsx'
import type { PayoutRow } from '../../custom/wire/payoutDetails.ts'

;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true

const credits = (amount: string) => ({ amount, currency: 'CRE' })
const row = (id: string, title: string): PayoutRow => ({
  user: { id, title, username: title.toLowerCase() },
  gross: credits('120.00'),
  commission: credits('7.00'),
  net: credits('113.00'),
  money: { amount: '103.96', currency: 'EUR' },
  calculation: '120.00 Cr \u2212 5% (6.00 Cr) \u2212 1.00 Cr = 113.00 Cr \u00d7 0.92 = 103.96 EUR',
})
const all = [row('1', 'Ada'), row('2', 'Bo')]
const context = {
  t: (key: string, params: readonly (string | number)[] = []) => [key, ...params].join(' '),
  dateFormat: 'MM/DD/YYYY',
  zone: 'UTC',
  lookup: (_dictionary: string, code: string) => (code === 'CRE' ? 'Cr' : undefined),
}
const leftOut = [{ reason: 'payouts.criteria.C4', count: 3, creators: [{ id: '9', title: 'Cy', username: 'cy9' }] }]
const totals = { gross: credits('240.00'), commission: credits('14.00'), money: [{ amount: '207.92', currency: 'EUR' }] }

/** Plays the server: what is left out is not told any more. */
const Played = () => {
  const [values, onChange] = useState<Readonly<Record<string, unknown>>>({ minimum: credits('1.00') })
  const unticked = (values['leaveOut'] ?? []) as readonly string[]
  const details = { qualifies: all.filter((each) => !unticked.includes(each.user.id)), totals, leftOut }
  return (
    <>
      <PayoutPlan
        context={context}
        preview={{ allowed: true, ticks: [], counts: [], balances: [], values: [], details }}
        values={values}
        onChange={onChange}
      />
      <output>{JSON.stringify(values)}</output>
    </>
  )
}

const drawn = async () => {
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  const root = createRoot(place)
  onTestFinished(() => act(() => root.unmount()))
  await act(async () => root.render(<Played />))
  const boxes = () => [...place.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
  const press = async (at: number) => act(async () => boxes()[at]?.click())
  return { place, boxes, press, said: () => place.querySelector('output')?.textContent ?? '' }
}

describe('the plan of Generate request', () => {
  it('tells who qualifies, the sums, and who is left out and why', async () => {
    const { place, boxes } = await drawn()
    expect(boxes().map((each) => each.getAttribute('aria-label'))).toEqual(['payouts.take Ada (ada)', 'payouts.take Bo (bo)'])
    expect(place.textContent).toContain('payouts.qualify 2')
    expect(place.textContent).toContain('120.00 Cr')
    const [sums, rows] = [place.querySelector('.payoutTotals'), place.querySelector('table')]
    expect(rows && sums?.compareDocumentPosition(rows)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(rows?.textContent).toContain('Ada ada')
    expect(place.textContent).toContain('payouts.toPay 207.92 EUR')
    expect(place.textContent).toContain('payouts.leftOut 3 payouts.criteria.C4')
    expect(place.querySelector('a')?.getAttribute('href')).toBe('/admin/profile/9')
  })

  it('keeps an unticked row in sight, and takes it back', async () => {
    const { boxes, press, said } = await drawn()
    await press(0)
    expect(JSON.parse(said())).toEqual({ minimum: credits('1.00'), leaveOut: ['1'] })
    expect(boxes().map((each) => [each.getAttribute('aria-label'), each.checked])).toEqual([
      ['payouts.take Bo (bo)', true],
      ['payouts.take Ada (ada)', false],
    ])
    await press(1)
    expect(JSON.parse(said())).toEqual({ minimum: credits('1.00'), leaveOut: [] })
    expect(boxes().every((each) => each.checked)).toBe(true)
  })
})
