// What an action would do, from its preview: counted effects, balances before and after, values it makes.
import Box from '@mui/material/Box'
import type { ActionModel, EntityModel } from '../../language/model.ts'
import { money } from '../../language/fields/money.ts'
import { fieldAt } from '../client/records/fieldAt.ts'
import { useTextContext } from '../client/records/useTextContext.ts'
import { countedTexts, type Preview } from './Preview.ts'
import { named } from '../../language/named.ts'

export interface PreviewFactsProps {
  readonly entity: EntityModel
  readonly action: ActionModel
  readonly preview: Preview | undefined
}

export const PreviewFacts = ({ entity, action, preview }: PreviewFactsProps) => {
  const context = useTextContext()
  if (!preview) return null
  const { t } = context
  const counted = countedTexts(action, preview, t)
  const amount = (value: { readonly amount: string; readonly currency: string }): string => money.text(value, {}, context)
  const labelOf = (path: string): string => t(fieldAt(entity, path)?.label ?? named(action.asks, path)?.label ?? path)
  return (
    <Box aria-live="polite">
      {counted.length > 0 && (
        <ul style={{ paddingInlineStart: 20 }}>
          {counted.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {(preview.balances.length > 0 || preview.values.length > 0) && (
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'max-content 1fr',
            columnGap: 2,
            rowGap: 0.5,
            m: 0,
            marginBlock: 1,
            '& dd': { m: 0, fontVariantNumeric: 'tabular-nums' },
          }}
        >
          {preview.balances.map(({ account, before, after }) => [
            <dt key={`${account} name`}>{t(account)}</dt>,
            <dd key={account}>{`${amount(before)} \u2192 ${amount(after)}`}</dd>,
          ])}
          {preview.values.map(({ field, text }) => [<dt key={`${field} name`}>{labelOf(field)}</dt>, <dd key={field}>{text}</dd>])}
        </Box>
      )}
    </Box>
  )
}
