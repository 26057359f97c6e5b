// Above the rights: what to search for among them, and what is shown of them.
import { useEffect, useState, type ReactElement } from 'react'
import type { RoleModel } from '../../../language/model.ts'
import { named } from '../../../language/named.ts'
import { Icon } from '../../look/Icon.tsx'
import { useText } from '../../client/texts/useText.ts'
import type { MoveRights, RightsPlace } from './useRightsPlace.ts'

interface RightsBarProps {
  readonly columns: readonly RoleModel[]
  readonly place: RightsPlace
  readonly move: MoveRights
  readonly shown: number
  readonly total: number
}

const settleMs = 200
const maxLength = 200

/** The address is written when a word is done, not for each of its letters. */
const Search = ({ search, move }: { readonly search: string; readonly move: MoveRights }): ReactElement => {
  const t = useText()
  const [typed, setTyped] = useState(search)
  const [known, setKnown] = useState(search)
  if (known !== search) {
    setKnown(search)
    if (typed.trim() !== search) setTyped(search)
  }
  useEffect(() => {
    const wanted = typed.trim()
    const timer = wanted === search ? undefined : setTimeout(() => move({ search: wanted }, { replace: true }), settleMs)
    return () => clearTimeout(timer)
  }, [typed, search, move])
  const words = t('rights.search')
  return (
    <label className="rightsSearch">
      <Icon name="search" />
      <input
        type="search"
        maxLength={maxLength}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        placeholder={words}
        aria-label={words}
      />
    </label>
  )
}

/** How many of them, and why no more. */
const Shown = ({ columns, place: { roles }, shown, total }: Omit<RightsBarProps, 'move'>): ReactElement => {
  const t = useText()
  const [one, other] = roles.map((name) => t(named(columns, name)?.one ?? name))
  const counts = [String(shown), String(total)]
  const differs = one !== undefined && other !== undefined
  const next = one === undefined ? t('rights.press') : t('rights.other', [one])
  return (
    <>
      <output>
        {differs ? t('rights.differ', [...counts, one, other]) : shown === total ? t('rights.all', counts) : t('rights.shown', counts)}
      </output>
      {shown === 0 ? <span>{t('rights.nothing')}</span> : !differs && <span className="rightsHint">{next}</span>}
    </>
  )
}

export const RightsBar = ({ move, ...about }: RightsBarProps): ReactElement => {
  const t = useText()
  const { search, roles } = about.place
  return (
    <search className="rightsBar">
      <Search search={search} move={move} />
      <Shown {...about} />
      {(search !== '' || roles.length > 0) && (
        <button type="button" className="button small" onClick={() => move({ search: '', roles: [] })}>
          {t('rights.clear')}
        </button>
      )}
    </search>
  )
}
