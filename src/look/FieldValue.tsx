// Any field's value, wherever one is shown: list cell, fact, side panel.
import type { PointerEvent } from 'react'
import { isEmpty, textOf } from '../../language/textOf.ts'
import { useTextContext } from '../client/records/useTextContext.ts'
import { Copyable } from './Copyable.tsx'
import type { FieldView, FieldViewProps } from './FieldView.ts'
import { Mark } from './Mark.tsx'
import { UrlView } from './LineViews.tsx'
import { views } from './views.ts'
import { kindOf, lookOf } from '../../language/fields/index.ts'
import './fields.css'

/** An instant in the reader's zone; the zone and how long ago it is by then show on hover, however long it has stood there. */
const TimeView = ({ field, value }: FieldViewProps) => {
  const context = useTextContext()
  const written = String(value)
  const tell = ({ currentTarget }: PointerEvent<HTMLTimeElement>): void =>
    void import('./ageOf.ts').then(({ ageOf }) => (currentTarget.title = `${ageOf(written)}, ${context.zone}`)).catch(() => undefined)
  return (
    <time dateTime={written} onPointerEnter={tell} className="number">
      {textOf(field, value, context)}
    </time>
  )
}

const looks: Readonly<Partial<Record<string, FieldView>>> = { ...views, time: TimeView, url: UrlView }

export const FieldValue = ({ field, value, brief }: FieldViewProps) => {
  const context = useTextContext()
  const text = textOf(field, value, context)
  const look = lookOf(field)
  if (isEmpty(value)) return <span className="absent">{text}</span>
  if (field.tones && typeof value === 'string') return <Mark state={value} field={field} />
  const View = looks[look]
  if (View) return <View field={field} value={value} brief={brief} />
  const { copied, keepsLines, tabular } = kindOf(look)
  if (field.path === 'id' || copied)
    return (
      <Copyable value={String(value)} label={context.t(field.label)} monospaced={field.path === 'id'}>
        {text}
      </Copyable>
    )
  return <span className={keepsLines || field.stamped ? 'lines' : tabular ? 'number' : undefined}>{text}</span>
}
