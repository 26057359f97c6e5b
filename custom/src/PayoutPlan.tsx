// Who would get a payout request: a row each to untick, totals a currency, and who is left out under each criterion.
import { useState, type ReactElement } from 'react'
import { money, type Money } from '../../language/fields/money.ts'
import type { DialogPartProps } from '../../src/kit.ts'
import { LeftOut } from './LeftOut.tsx'
import type { PayoutDetails, PayoutRow } from '../wire/payoutDetails.ts'
import './payoutPlan.css'

/** What the preview told, if it told that: of an input that is refused it tells nothing. */
export const payoutDetails = (details: unknown): PayoutDetails | undefined =>
  typeof details === 'object' && details !== null && 'qualifies' in details ? (details as PayoutDetails) : undefined

const idsIn = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : [])

type PayoutPlanProps = Pick<DialogPartProps, 'context' | 'preview' | 'values' | 'onChange'>

export const PayoutPlan = ({ context, preview, values, onChange }: PayoutPlanProps): ReactElement | null => {
  const { t } = context
  const details = payoutDetails(preview?.details)
  const leaveOut = idsIn(values['leaveOut'])
  const rows = useRows(details?.qualifies, leaveOut)
  if (!details) return null
  const said = (value: Money): string => money.text(value, {}, context)
  const press = (id: string): void =>
    onChange({ ...values, leaveOut: leaveOut.includes(id) ? leaveOut.filter((each) => each !== id) : [...leaveOut, id] })
  return (
    <div className="payoutPlan">
      <PlanTotals details={details} context={context} />
      {rows.length > 0 && (
        <div className="payoutRows">
          <table>
            <thead>
              <tr>
                <th scope="col">{t('payouts.creator')}</th>
                <th scope="col">{t('payouts.gross')}</th>
                <th scope="col">{t('payouts.commission')}</th>
                <th scope="col">{t('payouts.net')}</th>
                <th scope="col">{t('payouts.money')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ user, gross, commission, net, money: paid, calculation }) => (
                <tr key={user.id} title={calculation}>
                  <th scope="row">
                    <label>
                      <input
                        type="checkbox"
                        checked={!leaveOut.includes(user.id)}
                        onChange={() => press(user.id)}
                        aria-label={t('payouts.take', [`${user.title} (${user.username})`])}
                      />
                      {user.title} <small>{user.username}</small>
                    </label>
                  </th>
                  {[gross, commission, net, paid].map((value, at) => (
                    <td key={['gross', 'commission', 'net', 'paid'][at]}>{said(value)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <LeftOut groups={details.leftOut} t={t} />
    </div>
  )
}

/** What it comes to, before the rows: they may be many. */
const PlanTotals = ({ details, context }: { readonly details: PayoutDetails } & Pick<DialogPartProps, 'context'>): ReactElement => {
  const { t } = context
  const { qualifies, totals } = details
  const said = (value: Money): string => money.text(value, {}, context)
  if (qualifies.length === 0) return <p aria-live="polite">{t('payouts.none')}</p>
  const paid = totals.money.map((value) => t('payouts.toPay', [said(value)]))
  return (
    <div className="payoutTotals" aria-live="polite">
      <p>{t('payouts.qualify', [qualifies.length])}</p>
      <p>{t('payouts.totals', [said(totals.gross), said(totals.commission)])}</p>
      {paid.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}

/** Those that qualify, and below them the unticked ones as they were when they still did, so that they can be ticked again. */
const useRows = (qualifies: readonly PayoutRow[] | undefined, leaveOut: readonly string[]): readonly PayoutRow[] => {
  const [known, setKnown] = useState<ReadonlyMap<string, PayoutRow>>(new Map())
  const fresh = qualifies?.filter((row) => known.get(row.user.id)?.calculation !== row.calculation) ?? []
  if (fresh.length > 0) setKnown(new Map([...known, ...fresh.map((row) => [row.user.id, row] as const)]))
  const there = new Set(qualifies?.map((row) => row.user.id))
  const unticked = leaveOut.flatMap((id) => known.get(id) ?? []).filter((row) => !there.has(row.user.id))
  return [...(qualifies ?? []), ...unticked]
}
