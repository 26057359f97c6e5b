// How any record of another entity looks where something refers to it: picture, title with link, a line under it, its marks.
import { labelOf } from '../../language/fields/choice.ts'
import type { CardModel } from '../../language/model.ts'
import { camel } from '../../language/names.ts'
import { useText } from '../client/texts/useText.ts'
import type { CardValue } from '../client/records/Row.ts'
import { isNotable, Mark } from './Mark.tsx'
import { Portrait } from './Thumbnail.tsx'
import { RecordLink } from './RecordLink.tsx'
import './fields.css'
import type { FieldViewProps } from './FieldView.ts'

/** Beside a name in a row of others only what speaks against it is worth a chip. */
const Marks = ({ card, value }: { readonly card: CardModel; readonly value: CardValue }) =>
  card.marks.map(({ wire, field }) => {
    const state = value[wire]
    const speaks = typeof state === 'string' && field.tones[state] !== 'good' && isNotable({ state, field })
    return speaks && <Mark key={wire} state={state} field={field} />
  })

const useUnder = (card: CardModel | undefined, value: CardValue, count: number): string => {
  const t = useText()
  const words = (path: string): unknown => {
    const held = value[camel(path)]
    const choices = card?.choices?.[path]
    return choices && typeof held === 'string' ? labelOf(held, { choices }, t) : held
  }
  return (card?.under ?? [])
    .slice(0, count)
    .map(words)
    .filter((each) => typeof each === 'string' || typeof each === 'number')
    .join(' \u00b7 ')
}

/** What a record is called, with the way to it. */
export const CardName = ({ card, value: { id, title } }: Pick<CardViewProps, 'card' | 'value'>) => (
  <RecordLink path={card?.path} id={id}>
    {title === '' ? id : title}
  </RecordLink>
)

export interface CardViewProps {
  readonly card: CardModel | undefined
  readonly value: CardValue
  /** How much of what stands under the title: its first piece where not said, all of it for whoever chooses among many. */
  readonly under?: number
}

export const CardView = ({ card, value, under: pieces = 1 }: CardViewProps) => {
  const under = useUnder(card, value, pieces)
  if (!card) return <span>{value.title}</span>
  return (
    <span className="card">
      {card.picture !== undefined && <Portrait picture={value['picture']} title={value.title} />}
      <span>
        <CardName card={card} value={value} /> <Marks card={card} value={value} />
        {under !== '' && <span className="under">{under}</span>}
      </span>
    </span>
  )
}

/** A reference as its card. */
export const ReferenceView = ({ field, value }: FieldViewProps) => <CardView card={field.card} value={value as CardValue} />

/** Several references, one below the other. */
export const ReferencesView = ({ field, value }: FieldViewProps) => (
  <span className="cards">
    {(value as readonly CardValue[]).map((each) => (
      <CardView key={each.id} card={field.card} value={each} under={0} />
    ))}
  </span>
)
