// While something is selected: how much it is, what can be done with it, and how to let it go. How much is said each time it changes.
import type { RefObject } from 'react'
import type { ActionModel } from '../../../language/model.ts'
import { useText, type Text } from '../../client/texts/useText.ts'
import { countPicked, isNothing, type Selection } from './selection.ts'

export interface RunBarProps {
  readonly bar: RefObject<HTMLFieldSetElement | null>
  readonly selection: Selection
  /** How many the filter finds, where that is known exactly. */
  readonly total: number | undefined
  /** What else could be taken: all that is shown, and then all that the filter finds. */
  readonly offers: 'page' | 'all' | undefined
  readonly actions: readonly ActionModel[]
  readonly onPage: () => void
  readonly onAll: () => void
  readonly onClear: () => void
  readonly onRun: (action: ActionModel) => void
}

const selectedText = (selection: Selection, total: number | undefined, t: Text): string => {
  if (isNothing(selection)) return ''
  const count = countPicked(selection, total)
  if (count !== undefined) return t('runs.selected', [count])
  const { size } = selection.ids
  return size === 0 ? t('runs.selectedAll') : t('runs.selectedAllBut', [size])
}

/** What the button says that takes more. */
const offerText = (offers: 'page' | 'all', total: number | undefined, t: Text): string => {
  if (offers === 'page') return t('runs.pickPage')
  return total === undefined ? t('runs.takeAll') : t('runs.takeAllOf', [total])
}

const BarButtons = ({ total, offers, actions, onPage, onAll, onClear, onRun }: RunBarProps) => {
  const t = useText()
  return (
    <>
      {/* One button: whoever pressed it goes on from it to all of the filter. */}
      {offers && (
        <button type="button" className="textButton" onClick={offers === 'page' ? onPage : onAll}>
          {offerText(offers, total, t)}
        </button>
      )}
      <span>
        {actions.map((action) => (
          <button key={action.path} type="button" className="button small" onClick={() => onRun(action)}>
            {t(action.label)}
          </button>
        ))}
        <button type="button" className="textButton" onClick={onClear}>
          {t('runs.clear')}
        </button>
      </span>
    </>
  )
}

export const RunBar = (props: RunBarProps) => {
  const t = useText()
  const { bar, selection, total } = props
  const empty = isNothing(selection)
  return (
    <fieldset ref={bar} className={empty ? 'onlyRead' : 'runBar'} aria-label={t('runs.bar')}>
      <output>{selectedText(selection, total, t)}</output>
      {!empty && <BarButtons {...props} />}
    </fieldset>
  )
}
