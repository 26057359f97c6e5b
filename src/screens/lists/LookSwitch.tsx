// Buttons for the other looks of a list.
import { useText } from '../../client/texts/useText.ts'
import type { ListMenuProps } from './BarMenu.tsx'
import { ToolIcon } from './ToolIcon.tsx'

const lookNames = { desk: 'list.asDesk', table: 'list.asTable', cards: 'list.asCards' } as const
type Look = keyof typeof lookNames

/** The looks that the list does not have now, kept in the address; what is read stays the same. */
export const LookSwitch = ({ list, screen }: ListMenuProps) => {
  const t = useText()
  const { params, move, desk } = screen
  const looks: readonly Look[] = [...(desk.offered ? ['desk' as const] : []), 'table', ...(list.cards ? ['cards' as const] : [])]
  const [own] = looks
  return looks
    .filter((look) => look !== (params.look ?? own))
    .map((look) => (
      <button
        key={look}
        type="button"
        className="smallButton"
        aria-label={t(lookNames[look])}
        title={t(lookNames[look])}
        onClick={() => move({ look: look === own || look === 'desk' ? undefined : look }, { replace: true })}
      >
        <ToolIcon name={look} />
      </button>
    ))
}
