// A state as a chip: its words, and a sign before them, so that nothing hangs on colour alone.
import Chip from '@mui/material/Chip'
import { labelOf } from '../../language/fields/choice.ts'
import type { FieldModel, Tone } from '../../language/model.ts'
import { useTextContext } from '../records/useTextContext.ts'
import { ToneSign } from './ToneSign.tsx'

export interface MarkProps {
  readonly state: string
  readonly field: Pick<FieldModel, 'label'> & { readonly choices?: FieldModel['choices']; readonly tones?: FieldModel['tones'] }
  /** Beside a name only what is out of the ordinary is worth a chip. */
  readonly onlyNotable?: boolean
}

const shades: Readonly<Record<Tone, string>> = { neutral: 'var(--muted)', attention: 'var(--warning-text)', good: 'var(--success-text)', bad: 'var(--error-text)' }

export const Mark = ({ state, field, onlyNotable = false }: MarkProps) => {
  const { t } = useTextContext()
  const tone = field.tones?.[state] ?? 'neutral'
  if (onlyNotable && tone === 'neutral') return null
  return (
    <Chip
      size="small"
      variant="outlined"
      title={t(field.label)}
      icon={<ToneSign tone={tone} />}
      label={labelOf(state, { choices: field.choices ?? [] }, t)}
      sx={{ color: shades[tone], borderColor: 'currentColor', fontWeight: 500, '& .MuiChip-icon': { color: 'inherit' } }}
    />
  )
}
