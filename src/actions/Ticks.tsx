// What has to be confirmed expressly before an action runs: a check box each.
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import { useText } from '../client/texts/useText.ts'
import { serverText } from '../client/records/serverText.ts'
import type { Tick } from '../client/records/outcome.ts'

export interface TicksProps {
  readonly ticks: readonly Tick[]
  readonly ticked: readonly string[]
  readonly onTick: (ticked: readonly string[]) => void
  /** Whom it is about, where several are asked about. */
  readonly aboutOf?: (tick: Tick) => string | undefined
}

export const Ticks = ({ ticks, ticked, onTick, aboutOf }: TicksProps) => {
  const t = useText()
  if (ticks.length === 0) return null
  const press = (name: string): void => onTick(ticked.includes(name) ? ticked.filter((each) => each !== name) : [...ticked, name])
  return (
    <FormGroup sx={{ marginBlockStart: 1 }}>
      {ticks.map((tick) => (
        <FormControlLabel
          key={tick.name}
          control={<Checkbox checked={ticked.includes(tick.name)} onChange={() => press(tick.name)} />}
          label={[aboutOf?.(tick) ?? [], serverText(tick, t)].flat().join(': ')}
        />
      ))}
    </FormGroup>
  )
}
