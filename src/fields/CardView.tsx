// How any record of another entity looks where something refers to it: picture, title with link, a line under it, its marks.
import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { CardModel } from '../../language/model.ts'
import { camel } from '../../language/names.ts'
import type { CardValue } from '../records/Row.ts'
import { Mark } from './Mark.tsx'
import { RecordLink } from './RecordLink.tsx'
import { thumbnailOf } from './thumbnailOf.ts'

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
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, maxInlineSize: '100%' }}>
      {card.picture !== undefined && (
        <Avatar src={thumbnailOf(value[camel(card.picture)] ?? undefined)} alt="" sx={{ inlineSize: 28, blockSize: 28, fontSize: 13 }}>
          {value.title.slice(0, 1).toUpperCase()}
        </Avatar>
      )}
      <span>
        <RecordLink path={card.path} id={value.id}>
          {value.title === '' ? value.id : value.title}
        </RecordLink>{' '}
        <Marks card={card} value={value} />
        {under !== '' && (
          <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
            {under}
          </Typography>
        )}
      </span>
    </Box>
  )
}
