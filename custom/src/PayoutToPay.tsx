// Who is paid, how, how much and why that much; account, amount and reference can be taken along to the payout system.
import { Suspense, type ReactElement, type ReactNode } from 'react'
import type { Money } from '../../language/fields/money.ts'
import type { FieldModel } from '../../language/model.ts'
import { Copyable, fieldAt, FieldValue, Masked, nameOf, ShownRecord, valueAt, type DialogPartProps } from '../../src/kit.ts'
import { PayeeChanged } from './PayeeChanged.tsx'
import { payeeNow } from './payeeNow.ts'
import './payoutToPay.css'

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

export const PayoutToPay = ({
  context: { t },
  records,
  record,
  preview,
}: Pick<DialogPartProps, 'context' | 'records' | 'record' | 'preview'>): ReactElement | null => {
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
      <dl className="payoutToPay">
        {given.map((each) => [
          <dt key={`${each.field.path} name`}>{t(each.field.label)}</dt>,
          <dd key={each.field.path}>{looks[each.field.path]?.(each) ?? <FieldValue field={each.field} value={each.value} />}</dd>,
        ])}
        <dt>{t('payouts.purpose')}</dt>
        <dd>
          <Copyable value={reference} label={t('payouts.reference')}>
            {reference}
          </Copyable>
        </dd>
      </dl>
      {now && (
        <Suspense fallback={null}>
          <PayeeChanged request={{ records, record }} now={now} />
        </Suspense>
      )}
    </ShownRecord>
  )
}
