// All rights beside all roles, as they are at this moment: narrowed by words, or to where two roles differ.
import { useMemo, type ReactElement } from 'react'
import { rights, roles } from '#generated/rights.ts'
import type { RoleModel } from '../../../language/model.ts'
import { named } from '../../../language/named.ts'
import { useRoleRights } from '../../client/rights/useRoleRights.ts'
import { useText } from '../../client/texts/useText.ts'
import { useConsole } from '../../client/useConsole.ts'
import { Problem } from '../../look/Problem.tsx'
import { RightsBar } from './RightsBar.tsx'
import { RightsTable } from './RightsTable.tsx'
import { countedRights, shownRights, type Held } from './rightRows.ts'
import { useRightsPlace } from './useRightsPlace.ts'
import './rights.css'

/** Those of staff first; a role whose flag is off is nobody's. */
const useRoles = (): readonly RoleModel[] => {
  const { flags } = useConsole().configuration
  return useMemo(() => {
    const there = roles.filter(({ when }) => when === undefined || flags[when] === true)
    return [...there.filter(({ staff }) => staff), ...there.filter(({ staff }) => !staff)]
  }, [flags])
}

const Known = ({ held }: { readonly held: Held }): ReactElement => {
  const t = useText()
  const [address, move] = useRightsPlace()
  const all = useRoles()
  // A column of nothing tells no more than its name does.
  const columns = all.filter(({ name, staff }) => staff || (held.get(name)?.size ?? 0) > 0)
  const without = all.filter((each) => !columns.includes(each))
  const place = { ...address, roles: address.roles.filter((name) => named(columns, name) !== undefined) }
  const uncounted = rights.length - countedRights(rights, columns, held).length
  const shown = shownRights(rights, place, held, t)
  return (
    <>
      <RightsBar columns={columns} place={place} move={move} shown={shown.length} total={rights.length} />
      {shown.length > 0 && <RightsTable columns={columns} held={held} rights={rights} shown={shown} place={place} move={move} />}
      {without.length > 0 && <p className="rightsWithout">{t('rights.none', [without.map(({ many }) => t(many)).join(', ')])}</p>}
      {uncounted > 0 && <p className="rightsWithout">{t('rights.uncounted', [uncounted])}</p>}
    </>
  )
}

const Rights = (): ReactElement => {
  const t = useText()
  const { held, failed, retry } = useRoleRights()
  if (held) return <Known held={held} />
  return failed ? <Problem text={t('rights.failed')} onRetry={retry} /> : <div className="skeleton skeletonBody" />
}

export default Rights
