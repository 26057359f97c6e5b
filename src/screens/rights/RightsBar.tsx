// Above the rights: what to search for among them, and what is shown of them.
import type { ReactElement } from 'react'
import type { RoleModel } from '../../../language/model.ts'
import { named } from '../../../language/named.ts'
import { useText } from '../../client/texts/useText.ts'
import { SearchBox } from '../lists/SearchBox.tsx'
import type { MoveRights, RightsPlace } from './useRightsPlace.ts'

interface RightsBarProps {
  readonly columns: readonly RoleModel[]
  readonly place: RightsPlace
  readonly move: MoveRights
  readonly shown: number
  readonly total: number
}

/** How many of them, and why no more. */
const Shown = ({ columns, place: { roles }, shown, total }: Omit<RightsBarProps, 'move'>): ReactElement => {
  const t = useText()
  const [one, other] = roles.map((name) => t(named(columns, name)?.one ?? name))
  const counts = [shown, total]
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
      <SearchBox label={t('rights.search')} search={search} onSearch={(wanted) => move({ search: wanted }, { replace: true })} />
      <Shown {...about} />
      {(search !== '' || roles.length > 0) && (
        <button type="button" className="button small" onClick={() => move({ search: '', roles: [] })}>
          {t('rights.clear')}
        </button>
      )}
    </search>
  )
}
