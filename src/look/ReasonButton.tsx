// A small button that is a picture. Where it cannot be used now it can still be reached and read: the reason is its hint and its description.
import { useEffect, useRef } from 'react'
import { Hint } from './Hint.tsx'
import { PictureButton, type IconName } from './Icon.tsx'

export interface ReasonButtonProps {
  readonly icon: IconName
  readonly name: string
  /** Why it cannot be used now; '' where it can. */
  readonly reason: string
  readonly onPress: () => void
  /** True puts the focus on it as it comes: it stood here before, and what it opened is done. */
  readonly takesFocus?: boolean
}

export const ReasonButton = ({ icon, name, reason, onPress, takesFocus = false }: ReasonButtonProps) => {
  const open = reason === ''
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) button.current?.focus()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- as it comes, not while it stands there
  }, [])
  return (
    <Hint text={reason}>
      {(id) => (
        <PictureButton
          ref={button}
          icon={icon}
          name={name}
          aria-describedby={id}
          aria-disabled={!open}
          title={open ? name : undefined}
          onClick={open ? onPress : undefined}
        />
      )}
    </Hint>
  )
}
