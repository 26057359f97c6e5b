// A small button that is a picture. Where it cannot be used now it can still be reached and read: the reason is its hint and its description.
import { Hint } from './Hint.tsx'
import { Icon } from './Icon.tsx'
import type { IconName } from './Icon.tsx'

export interface ReasonButtonProps {
  readonly icon: IconName
  readonly name: string
  /** Why it cannot be used now; '' where it can. */
  readonly reason: string
  readonly onPress: () => void
}

export const ReasonButton = ({ icon, name, reason, onPress }: ReasonButtonProps) => {
  const open = reason === ''
  return (
    <Hint text={reason}>
      {(id) => (
        <button
          type="button"
          className="smallButton"
          aria-label={name}
          aria-describedby={id}
          aria-disabled={!open}
          title={open ? name : undefined}
          onClick={open ? onPress : undefined}
        >
          <Icon name={icon} />
        </button>
      )}
    </Hint>
  )
}
