// Cards or table: a look, kept in the address; what is read stays the same.
import { Icon } from '../../look/Icon.tsx'
import { useText } from '../../client/texts/useText.ts'
import type { Place } from './place.ts'
import type { Move } from './usePlace.ts'

export const LookSwitch = ({ place, move }: { readonly place: Place; readonly move: Move }) => {
  const t = useText()
  const other = place.look === 'cards' ? 'table' : 'cards'
  const name = t(other === 'cards' ? 'list.asCards' : 'list.asTable')
  return (
    <button
      type="button"
      className="smallButton"
      aria-label={name}
      title={name}
      onClick={() => move({ look: other === 'cards' ? 'cards' : undefined }, { replace: true })}
    >
      <Icon name={other} />
    </button>
  )
}
