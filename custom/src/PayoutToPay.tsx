// Who is paid, how, how much and why that much; account, amount and reference can be taken along to the payout system.
import type { ReactElement, ReactNode } from 'react'
import type { Money } from '../../language/fields/money.ts'
import type { FieldModel } from '../../language/model.ts'
import { Copyable, fieldAt, FieldValue, Masked, ShownRecord, titleOf, valueAt } from '../../src/kit.ts'
import type { DialogPartProps } from '../../src/kit.ts'
import './payoutToPay.css'

const amountOf = (value: unknown): string => (value as Money | undefined)?.amount ?? ''

interface Line {
  readonly field: FieldModel
  readonly value: unknown
  /** Shown in place of the value as it is everywhere. */
  readonly shown?: ReactNode
}

const Lines = ({ lines, t }: { readonly lines: readonly Line[]; readonly t: DialogPartProps['context']['t'] }): ReactElement => (
  <dl className="payoutToPay">
    {lines.map(({ field, value, shown }) => [
      <dt key={`${field.path} name`}>{t(field.label)}</dt>,
      <dd key={field.path}>{shown ?? <FieldValue field={field} value={value} />}</dd>,
    ])}
  </dl>
)

export const PayoutToPay = ({ context, records, record }: DialogPartProps): ReactElement | null => {
  const { t } = context
  const { entity } = records
  if (!record) return null
  const reference = `${t(entity.one)} ${titleOf(entity, record)}`
  const shownAs = (path: string, field: FieldModel, value: unknown): ReactNode => {
    if (path === 'account' && typeof value === 'string') return <Masked field={field} value={value} reason={reference} />
    if (path !== 'money') return undefined
    return (
      <Copyable value={amountOf(value)} label={t('payouts.amount')}>
        <FieldValue field={field} value={value} />
      </Copyable>
    )
  }
  const lines = ['user', 'payoutSystem', 'holderName', 'account', 'money', 'calculation'].flatMap((path): readonly Line[] => {
    const field = fieldAt(entity, path)
    const value = valueAt(record, path)
    return field && value !== undefined ? [{ field, value, shown: shownAs(path, field, value) }] : []
  })
  return (
    <ShownRecord records={records} record={record}>
      <Lines lines={lines} t={t} />
      <p>
        {t('payouts.purpose')}{' '}
        <Copyable value={reference} label={t('payouts.reference')}>
          {reference}
        </Copyable>
      </p>
    </ShownRecord>
  )
}
