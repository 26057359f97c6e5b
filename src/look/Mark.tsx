// A state as a chip: its words, and a sign before them, so that nothing hangs on colour alone.
import { labelOf } from '../../language/fields/choice.ts'
import type { EntityModel, FieldModel, Tone } from '../../language/model.ts'
import { valueAt } from '../../language/paths.ts'
import { fieldsAt } from '../client/records/fieldAt.ts'
import type { Row } from '../client/records/Row.ts'
import { useTextContext } from '../client/records/useTextContext.ts'
import './fields.css'

/** The sign of a tone: a shape each, readable without colour. */
const shapes: Readonly<Record<Tone, string>> = {
  neutral: 'M5 8a3 3 0 1 0 6 0a3 3 0 1 0 -6 0',
  attention: 'M8 2 L14.5 13.5 H1.5 Z',
  good: 'M2 8.5 L4 6.5 L6.7 9.2 L12 3.9 L14 5.9 L6.7 13.2 Z',
  bad: 'M3 5 L5 3 L8 6 L11 3 L13 5 L10 8 L13 11 L11 13 L8 10 L5 13 L3 11 L6 8 Z',
}

export const ToneSign = ({ tone }: { readonly tone: Tone }) => (
  <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true" focusable="false">
    <path d={shapes[tone]} fill="currentColor" />
  </svg>
)

export interface MarkProps {
  readonly state: string
  readonly field: Pick<FieldModel, 'label'> & { readonly choices?: FieldModel['choices']; readonly tones?: FieldModel['tones'] }
}

const toneOf = ({ state, field }: MarkProps): Tone => field.tones?.[state] ?? 'neutral'

/** Beside a name only what is out of the ordinary is worth a chip. */
export const isNotable = (mark: MarkProps): boolean => toneOf(mark) !== 'neutral'

export const Mark = ({ state, field }: MarkProps) => {
  const { t } = useTextContext()
  const tone = toneOf({ state, field })
  const [label, words] = [t(field.label), labelOf(state, { choices: field.choices ?? [] }, t)]
  return (
    <span className="mark" data-tone={tone} title={label === words ? label : `${label}: ${words}`}>
      <ToneSign tone={tone} />
      {words}
    </span>
  )
}

/** Of a record: two of its fields may be in a state of one name. */
export interface FieldMark extends MarkProps {
  readonly path: string
}

/** A flag that is set reads as its label. */
const flagMark = (field: FieldModel): FieldMark => ({
  path: field.path,
  state: field.path,
  field: {
    label: field.label,
    choices: [{ value: field.path, label: field.label }],
    tones: { [field.path]: 'attention' },
  },
})

/** What of a record's states and flags is out of the ordinary. */
export const notableMarks = (entity: EntityModel, paths: readonly string[], row: Row): readonly FieldMark[] =>
  fieldsAt(entity, paths).flatMap((field) => {
    const state = valueAt(row, field.path)
    if (state === true) return flagMark(field)
    return typeof state === 'string' && isNotable({ state, field }) ? { path: field.path, state, field } : []
  })

export const Marks = ({ marks }: { readonly marks: readonly FieldMark[] }) =>
  marks.map(({ path, ...mark }) => <Mark key={path} {...mark} />)
