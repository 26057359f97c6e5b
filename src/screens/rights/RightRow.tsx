// One right: which roles hold it, and opened what it is for.
import { useId, type ReactElement } from 'react'
import type { RightTextModel, RoleModel } from '../../../language/model.ts'
import { useText } from '../../client/texts/useText.ts'
import { holds, usesOf, type Held } from './rightRows.ts'

interface RightRowProps {
  readonly right: RightTextModel
  readonly columns: readonly RoleModel[]
  readonly held: Held
  readonly open: boolean
  readonly onToggle: () => void
}

/** A mark for the eye, a word for who hears it. */
const Cell = ({ held }: { readonly held: boolean }): ReactElement => {
  const t = useText()
  return (
    <td data-held={held || undefined}>
      <span aria-hidden="true">{held ? '\u2713' : '\u2013'}</span>
      <span className="onlyRead">{t(held ? 'rights.held' : 'rights.notHeld')}</span>
    </td>
  )
}

const Uses = ({ right, columns, held }: Pick<RightRowProps, 'right' | 'columns' | 'held'>): ReactElement => {
  const t = useText()
  const uses = usesOf(right, t)
  const holders = columns.filter(({ name }) => holds(held, name, right.name)).map(({ many }) => t(many))
  return (
    <>
      <dl className="rightUses">
        <dt>{t('rights.holders')}</dt>
        <dd>{holders.length === 0 ? t('rights.nobody') : holders.join(', ')}</dd>
        {uses.map(([head, lines]) => [<dt key={`${head} head`}>{head}</dt>, <dd key={head}>{lines.join(' \u00B7 ')}</dd>])}
      </dl>
      {uses.length > 0 && <p className="rightsHint">{t('rights.names')}</p>}
    </>
  )
}

export const RightRow = ({ right, columns, held, open, onToggle }: RightRowProps): ReactElement => {
  const t = useText()
  const id = useId()
  return (
    <>
      <tr data-open={open || undefined}>
        <th scope="row">
          <button type="button" className="rightName" aria-expanded={open} aria-controls={open ? id : undefined} onClick={onToggle}>
            {right.name}
            <span className="rightScope">{t(`rights.scopes.${right.scope}`)}</span>
          </button>
        </th>
        {columns.map(({ name }) => (
          <Cell key={name} held={holds(held, name, right.name)} />
        ))}
      </tr>
      {open && (
        <tr id={id} data-open>
          <td colSpan={columns.length + 1}>
            <Uses right={right} columns={columns} held={held} />
          </td>
        </tr>
      )}
    </>
  )
}
