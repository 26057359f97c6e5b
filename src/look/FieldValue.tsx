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

const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

const words = new Map<string, Intl.RelativeTimeFormat>()

/** Made once a language. */
const wordsIn = (language: string): Intl.RelativeTimeFormat => {
  const found = words.get(language) ?? new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  words.set(language, found)
  return found
}

/**
 * How long ago, in words: "3 days ago".
 * In the language of the document; below a minute in seconds.
 */
export const ageOf = (time: string, now: number = Date.now(), language: string = document.documentElement.lang || 'en'): string => {
  const seconds = Math.round((new Date(time).getTime() - now) / 1000)
  if (!Number.isFinite(seconds)) return ''
  const unit = units.find(([, length]) => Math.abs(seconds) >= length)
  return unit ? wordsIn(language).format(Math.trunc(seconds / unit[1]), unit[0]) : wordsIn(language).format(seconds, 'second')
}

/** An instant in the reader's zone; the zone and how long ago it is by then show on hover, however long it has stood there. */
const TimeView = ({ field, value }: FieldViewProps) => {
  const context = useTextContext()
  const written = String(value)
  const tell = ({ currentTarget }: PointerEvent<HTMLTimeElement>): void => void (currentTarget.title = `${ageOf(written)}, ${context.zone}`)
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
