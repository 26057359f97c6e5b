// Opens and closes what a row has no room for.
import { Icon } from '../../look/Icon.tsx'
import { useText } from '../../client/texts/useText.ts'

export interface RestButtonProps {
  /** What the record is called. */
  readonly about: string
  readonly open: boolean
  readonly onTurn: () => void
}

export const RestButton = ({ about, open, onTurn }: RestButtonProps) => {
  const t = useText()
  const name = t('list.rest', [about])
  return (
    <button type="button" className="smallButton restButton" aria-expanded={open} aria-label={name} title={name} onClick={onTurn}>
      <Icon name="down" />
    </button>
  )
}
