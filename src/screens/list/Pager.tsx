// First, Previous, Next, Last, and how many rows at a time; by key, so there is no page number to jump to.
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useText } from '../../locales/useText.ts'
import type { Stretch } from '../../records/Row.ts'
import { lengths } from './place.ts'
import type { Place } from './place.ts'
import type { Move } from './usePlace.ts'

/** What the server understands as the last stretch. */
const end = 'end'

export const Pager = ({ place, move, stretch }: { readonly place: Place; readonly move: Move; readonly stretch: Stretch | undefined }) => {
  const t = useText()
  const back = stretch?.hasPrevious === true
  const on = stretch?.hasNext === true
  const go = (after: string | null | undefined, before: string | null | undefined) => (): void =>
    move({ after: after ?? undefined, before: before ?? undefined })
  return (
    <Box component="nav" aria-label={t('pager.label')} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, marginBlockStart: 2 }}>
      <Button size="small" disabled={!back} onClick={go(undefined, undefined)}>{t('pager.first')}</Button>
      <Button size="small" disabled={!back} onClick={go(undefined, stretch?.start)}>{t('pager.previous')}</Button>
      <Button size="small" disabled={!on} onClick={go(stretch?.end, undefined)}>{t('pager.next')}</Button>
      <Button size="small" disabled={!on} onClick={go(undefined, end)}>{t('pager.last')}</Button>
      <Box component="label" sx={{ marginInlineStart: 'auto', color: 'text.secondary', fontSize: 14 }}>
        {t('pager.length')}{' '}
        <select value={place.first} onChange={(event) => move({ first: Number(event.target.value) })} style={{ font: 'inherit' }}>
          {lengths.map((length) => (
            <option key={length} value={length}>{length}</option>
          ))}
        </select>
      </Box>
    </Box>
  )
}
