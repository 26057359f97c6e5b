// Pay: the generic dialog, with who is paid, how, how much and why that much (domain 7.6, 14). Account, amount and reference can be taken along to the payout system.
import { Suspense, type ReactElement, type ReactNode } from 'react'
import type { Money } from '../../language/fields/money.ts'
import type { FieldModel } from '../../language/model.ts'
import {
  Copyable,
  fieldAt,
  FieldValue,
  Masked,
  nameOf,
  ShownRecord,
  Term,
  valueAt,
  type CustomDialogProps,
  type DialogPartProps,
  type Row,
} from '../../src/kit.ts'
import { PayeeChanged } from './PayeeChanged.tsx'

interface Given {
  readonly field: FieldModel
  readonly value: unknown
  /** What the payment is called where it is sent, and why the account is looked at. */
  readonly reference: string
  readonly t: DialogPartProps['context']['t']
}

/** The two that are taken along are shown otherwise than everywhere. */
const looks: Readonly<Record<string, (given: Given) => ReactNode>> = {
  account: ({ field, value, reference }) =>
    typeof value === 'string' ? <Masked field={field} value={value} reason={reference} /> : <FieldValue field={field} value={value} />,
  money: ({ field, value, t }) => (
    <Copyable value={(value as Money).amount} label={t('payouts.amount')}>
      <FieldValue field={field} value={value} />
    </Copyable>
  ),
}

const paths = ['user', 'payoutSystem', 'holderName', 'account', 'money', 'calculation']

/** A row of the creator as it is now; undefined where it is as it was asked for, or for whoever may not read it. */
const payeeNow = (details: unknown): Row | undefined =>
  typeof details === 'object' && details !== null && 'payeeNow' in details ? (details.payeeNow as Row) : undefined

const PayoutToPay = ({ context: { t }, records, record, preview }: DialogPartProps): ReactElement | null => {
  const { entity } = records
  const now = payeeNow(preview?.details)
  if (!record) return null
  const reference = nameOf(entity, record, t)
  const given = paths.flatMap((path): readonly Given[] => {
    const field = fieldAt(entity, path)
    const value = valueAt(record, path)
    return field && value !== undefined ? [{ field, value, reference, t }] : []
  })
  return (
    <ShownRecord records={records} record={record}>
      <dl className="facts">
        {given.map((each) => (
          <Term key={each.field.path} name={t(each.field.label)}>
            {looks[each.field.path]?.(each) ?? <FieldValue field={each.field} value={each.value} />}
          </Term>
        ))}
        <Term name={t('payouts.purpose')}>
          <Copyable value={reference} label={t('payouts.reference')}>
            {reference}
          </Copyable>
        </Term>
      </dl>
      {now && (
        <Suspense fallback={null}>
          <PayeeChanged request={{ records, record }} now={now} />
        </Suspense>
      )}
    </ShownRecord>
  )
}

const PayPayout = ({ Plain, ...props }: CustomDialogProps): ReactElement => <Plain {...props} tells={PayoutToPay} />

export default PayPayout
