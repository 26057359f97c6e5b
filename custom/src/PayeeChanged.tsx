// The payee as the request has it and as it is now, side by side: two accounts that end alike are told apart by the rest, or by looking at both.
import { Suspense, useState, type ReactElement } from 'react'
import type { FieldModel } from '../../language/model.ts'
import {
  fieldAt,
  FieldValue,
  LazyRevealDialog,
  mayReveal,
  nameOf,
  useRecords,
  useText,
  useViewer,
  useWhole,
  valueAt,
  Whole,
  type RecordShown,
} from '../../src/kit.ts'
import './payeeChanged.css'

/** Fields of the request's copy, and the creator's that they were copied from. */
const pairs = [
  ['holderName', 'payee.holderName'],
  ['payeeCountry', 'payee.country'],
  ['payoutSystem', 'payee.payoutSystem'],
  ['payeeAddress', 'payee.address'],
  ['payeeTaxId', 'payee.taxId'],
] as const
const maxShownAtOnce = 3

interface Side extends RecordShown {
  readonly field: FieldModel
  readonly label: string
}

const Cell = ({ shown: { record, records }, path }: { readonly shown: RecordShown; readonly path: string }): ReactElement => {
  const field = fieldAt(records.entity, path)
  return <td>{field && <FieldValue field={field} value={valueAt(record, path)} />}</td>
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(keyOf(one)) === JSON.stringify(keyOf(other))
const keyOf = (value: unknown): unknown => (typeof value === 'object' && value !== null && 'id' in value ? value.id : (value ?? null))

const maskOf = ({ record, field }: Side): string => {
  const mask = valueAt(record, field.path)
  return typeof mask === 'string' ? mask : ''
}

/** Masks that show an end, the same. */
const endAlike = (sides: readonly Side[]): boolean =>
  new Set(sides.map(maskOf)).size === 1 && sides.some((side) => maskOf(side).includes(' '))

/** One press asks for both, with one reason, and one password where so many were shown; each is a record of the audit by itself. */
const Accounts = ({ sides, reason }: { readonly sides: readonly [Side, Side]; readonly reason: string }): ReactElement => {
  const t = useText()
  const viewer = useViewer()
  const [first, second] = sides
  const wholes = [useWhole(first, first.field), useWhole(second, second.field)]
  const masks = sides.map(maskOf)
  const hidden = wholes.some(({ whole }) => whole === undefined)
  const busy = wholes.some((each) => each.busy)
  const problem = wholes.find((each) => each.problem !== undefined)?.problem
  const asksPassword = wholes.some((each) => each.asksPassword)
  /** Left by whoever is asked for the password, until they press again. */
  const [left, setLeft] = useState(false)
  const ask = async (why: string, password?: string): Promise<boolean> =>
    (await Promise.all(wholes.filter(({ whole }) => whole === undefined).map((each) => each.ask(why, password)))).every(Boolean)
  const show = (): void => {
    setLeft(false)
    if (!asksPassword) void ask(reason)
  }
  const asking = hidden && asksPassword && !left
  return (
    <tr>
      <th scope="row">
        {t(first.field.label)}
        {hidden && sides.every((side) => mayReveal(viewer, side, side.field)) && masks.every((mask) => mask !== '') && (
          <button type="button" className="smallButton" onClick={show} disabled={busy}>
            {t('payouts.showBoth')}
          </button>
        )}
        {problem !== undefined && !asking && <p role="alert">{problem}</p>}
        {asking && (
          <Suspense fallback={null}>
            <LazyRevealDialog
              label={t(first.field.label)}
              known={reason}
              busy={busy}
              problem={problem}
              asksPassword
              ask={ask}
              onClose={() => setLeft(true)}
            />
          </Suspense>
        )}
      </th>
      {sides.map(({ field, record, label }, at) => {
        const whole = wholes[at]?.whole
        return (
          <td key={label} aria-live="polite">
            {whole === undefined ? (
              <FieldValue field={{ ...field, kind: 'text' }} value={valueAt(record, field.path)} />
            ) : (
              <Whole label={`${t(field.label)}, ${label}`} value={whole} />
            )}
          </td>
        )
      })}
    </tr>
  )
}

export const PayeeChanged = ({ request, now }: { readonly request: RecordShown; readonly now: RecordShown['record'] }): ReactElement => {
  const t = useText()
  const creator = { records: useRecords('User'), record: now }
  const [asked, current] = [t('payouts.asRequested'), t('payouts.asItIsNow')]
  const account = fieldAt(request.records.entity, 'account')
  const identifier = fieldAt(creator.records.entity, 'payee.accountIdentifier')
  const shown = pairs.filter(([path, of], at) => at < maxShownAtOnce || !isSame(valueAt(request.record, path), valueAt(now, of)))
  const sides: readonly [Side, Side] | undefined = account &&
    identifier && [
      { ...request, field: account, label: asked },
      { ...creator, field: identifier, label: current },
    ]
  return (
    <table className="changes payeeChanged">
      <caption>
        {t('payouts.payeeChanged')}
        {sides && endAlike(sides) && <p>{t('payouts.endAlike')}</p>}
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="onlyRead">{t('changes.field')}</span>
          </th>
          <th scope="col">{asked}</th>
          <th scope="col">{current}</th>
        </tr>
      </thead>
      <tbody>
        {sides && <Accounts reason={nameOf(request.records.entity, request.record, t)} sides={sides} />}
        {shown.map(([path, of]) => (
          <tr key={path} data-changed={isSame(valueAt(request.record, path), valueAt(now, of)) ? undefined : ''}>
            <th scope="row">{t(fieldAt(request.records.entity, path)?.label ?? path)}</th>
            <Cell shown={request} path={path} />
            <Cell shown={creator} path={of} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}
