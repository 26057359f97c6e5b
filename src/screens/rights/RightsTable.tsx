// A row for each right below its area, a column for each role; the head of a role is pressed to compare it.
import type { ReactElement } from 'react'
import type { RightTextModel, RoleModel } from '../../../language/model.ts'
import { alikeBy } from '../../../language/alike.ts'
import { useText } from '../../client/texts/useText.ts'
import { RightRow } from './RightRow.tsx'
import { countedRights, holds, type Held } from './rightRows.ts'
import { pressed, type MoveRights, type RightsPlace } from './useRightsPlace.ts'

export interface RightsTableProps {
  readonly columns: readonly RoleModel[]
  readonly held: Held
  /** All there are: counts are of them. */
  readonly rights: readonly RightTextModel[]
  readonly shown: readonly RightTextModel[]
  readonly place: RightsPlace
  readonly move: MoveRights
}

const Heads = ({ columns, held, rights, place: { roles }, move }: RightsTableProps): ReactElement => {
  const t = useText()
  const counted = countedRights(rights, columns, held)
  return (
    <thead>
      <tr>
        <th scope="col">{t('rights.right')}</th>
        {columns.map(({ name, one }) => (
          <th key={name} scope="col">
            <button
              type="button"
              className="button small"
              aria-pressed={roles.includes(name)}
              onClick={() => move({ roles: pressed(roles, name) })}
            >
              {t(one)}
            </button>
            <span className="rightsCount">
              {t('rights.count', [counted.filter((each) => holds(held, name, each.name)).length, counted.length])}
            </span>
          </th>
        ))}
      </tr>
    </thead>
  )
}

export const RightsTable = (props: RightsTableProps): ReactElement => {
  const { columns, held, shown, place, move } = props
  const t = useText()
  return (
    <div className="rightsFrame">
      <table className="rights">
        <Heads {...props} />
        {[...alikeBy(shown, ({ area }) => area)].map(([area, those]) => (
          <tbody key={area}>
            <tr>
              <th scope="rowgroup" colSpan={columns.length + 1}>
                {t(area)}
              </th>
            </tr>
            {those.map((right) => {
              const open = place.open === right.name
              const toggle = (): void => move({ open: open ? undefined : right.name })
              return <RightRow key={right.name} right={right} columns={columns} held={held} open={open} onToggle={toggle} />
            })}
          </tbody>
        ))}
      </table>
    </div>
  )
}
