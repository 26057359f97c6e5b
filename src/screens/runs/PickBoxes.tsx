// The check box of a row, and the one over them that takes all rows which are shown.
import { useCallback, useSyncExternalStore, type MouseEvent } from 'react'
import type { EntityModel } from '../../../language/model.ts'
import { titleOf } from '../../../language/textOf.ts'
import { useStore } from '../../client/createStore.ts'
import type { Row } from '../../client/records/Row.ts'
import { useText } from '../../client/texts/useText.ts'
import { isWhole, type Picks } from './createPicks.ts'
import type { PickBox } from './PickPlace.tsx'
import { isPicked } from './selection.ts'

interface BoxProps {
  readonly label: string
  readonly checked: boolean
  /** Some of what it stands for. */
  readonly partly?: boolean
  readonly onTurn: (range: boolean) => void
}

/** What React calls a change knows nothing of Shift, a click does. */
const Box = ({ label, checked, partly = false, onTurn }: BoxProps) => {
  const mark = useCallback((input: HTMLInputElement | null) => void (input && (input.indeterminate = partly)), [partly])
  return (
    <label className="pickBox">
      <input
        ref={mark}
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={() => undefined}
        onClick={({ shiftKey }: MouseEvent) => onTurn(shiftKey)}
      />
    </label>
  )
}

const RowBox = ({ picks, id, title }: { readonly picks: Picks; readonly id: string; readonly title: string }) => {
  const t = useText()
  const checked = useSyncExternalStore(picks.subscribe, () => isPicked(picks.get(), id))
  return <Box label={t('runs.pick', [title])} checked={checked} onTurn={(range) => picks.turn(id, range)} />
}

const PageBox = ({ picks }: { readonly picks: Picks }) => {
  const t = useText()
  const selection = useStore(picks)
  const page = useStore(picks.page)
  const whole = isWhole(page, selection)
  const partly = !whole && page.some((id) => isPicked(selection, id))
  return <Box label={t('runs.pickPage')} checked={whole} partly={partly} onTurn={picks.turnPage} />
}

/** Always the same one for one selection: whatever is drawn with it is not drawn anew. */
export const pickBoxOf = (picks: Picks, entity: EntityModel): PickBox =>
  function PickBoxOf({ row }: { readonly row?: Row | undefined }) {
    return row ? <RowBox picks={picks} id={row.id} title={titleOf(entity, row)} /> : <PageBox picks={picks} />
  }
