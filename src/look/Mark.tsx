// A state as a chip: its words, and a sign before them, so that nothing hangs on colour alone.
import { labelOf } from '../../language/fields/choice.ts'
import type { FieldModel } from '../../language/model.ts'
import { useTextContext } from '../client/records/useTextContext.ts'
import { ToneSign } from './ToneSign.tsx'
import './fields.css'

export interface MarkProps {
  readonly state: string
  readonly field: Pick<FieldModel, 'label'> & { readonly choices?: FieldModel['choices']; readonly tones?: FieldModel['tones'] }
  /** Beside a name only what is out of the ordinary is worth a chip. */
  readonly onlyNotable?: boolean
}

export const Mark = ({ state, field, onlyNotable = false }: MarkProps) => {
  const { t } = useTextContext()
  const tone = field.tones?.[state] ?? 'neutral'
  if (onlyNotable && tone === 'neutral') return null
  return (
    <span className="mark" data-tone={tone} title={t(field.label)}>
      <ToneSign tone={tone} />
      {labelOf(state, { choices: field.choices ?? [] }, t)}
    </span>
  )
}
