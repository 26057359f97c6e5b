// The button of one action. Disabled it can still be reached and read: the reason is its hint and its description.
import { Hint } from '../look/Hint.tsx'
import { useText } from '../client/texts/useText.ts'
import { reasonText, type Offered } from './offered.ts'

export interface ActionButtonProps {
  readonly offered: Offered
  /** The record's title, so that ten buttons in a table have ten names. */
  readonly about: string
  readonly onStart: () => void
}

export const ActionButton = ({ offered, about, onStart }: ActionButtonProps) => {
  const t = useText()
  const { action, allowed } = offered
  const label = t(action.label)
  const hint = reasonText(offered, t) ?? (action.key === undefined ? '' : t('actions.key', [action.key]))
  return (
    <Hint text={hint}>
      {(id) => (
        <button
          type="button"
          className="textButton"
          aria-label={`${label}: ${about}`}
          aria-describedby={id}
          aria-disabled={!allowed}
          aria-keyshortcuts={action.key}
          onClick={allowed ? onStart : undefined}
        >
          {label}
        </button>
      )}
    </Hint>
  )
}
