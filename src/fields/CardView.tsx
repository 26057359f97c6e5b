// How any record of another entity looks where something refers to it: picture, title with link, a line under it, its marks.
import type { CardModel } from '../../language/model.ts'
import { camel } from '../../language/names.ts'
import type { CardValue } from '../records/Row.ts'
import { Mark } from './Mark.tsx'
import { Portrait } from './Portrait.tsx'
import { RecordLink } from './RecordLink.tsx'
import './fields.css'

const Marks = ({ card, value }: { readonly card: CardModel; readonly value: CardValue }) =>
  card.marks.map(({ wire, field }) => {
    const state = value[wire]
    return typeof state === 'string' ? <Mark key={wire} state={state} field={field} onlyNotable /> : null
  })

const underOf = (card: CardModel, value: CardValue): string =>
  card.under
    .map((path) => value[camel(path)])
    .filter((each) => typeof each === 'string' || typeof each === 'number')
    .join(' \u00b7 ')

export const CardView = ({ card, value }: { readonly card: CardModel | undefined; readonly value: CardValue }) => {
  if (!card) return <span>{value.title}</span>
  const under = underOf(card, value)
  return (
    <span className="card">
      {card.picture !== undefined && <Portrait picture={value['picture']} title={value.title} />}
      <span>
        <RecordLink path={card.path} id={value.id}>
          {value.title === '' ? value.id : value.title}
        </RecordLink>{' '}
        <Marks card={card} value={value} />
        {under !== '' && <span className="under">{under}</span>}
      </span>
    </span>
  )
}
