// What a change did, field by field: the label as the record has it, the value before and after.
import { Suspense } from 'react'
import { entityLoaders } from '#generated/entities/index.ts'
import { changedPaths } from '../../language/fields/changes.ts'
import type { Changes } from '../../language/fields/changes.ts'
import type { EntityModel } from '../../language/model.ts'
import { useText } from '../locales/useText.ts'
import { fieldAt } from '../records/fieldAt.ts'
import { emptyText, isEmpty, lookOf, textOf } from '../records/textOf.ts'
import { useRecords } from '../records/useRecords.ts'
import { useTextContext } from '../records/useTextContext.ts'
import type { FieldViewProps } from './FieldView.ts'

/** Stored values: references are bare ids. */
const Stored = ({ entity, path, value }: { readonly entity: EntityModel; readonly path: string; readonly value: unknown }) => {
  const context = useTextContext()
  const field = fieldAt(entity, path)
  if (!field) return <>{isEmpty(value) ? '\u2013' : JSON.stringify(value)}</>
  if (isEmpty(value)) return <span className="absent">{emptyText(field, context)}</span>
  const look = lookOf(field)
  const bare = look === 'reference' || look === 'references'
  return <>{bare ? [value].flat().join(', ') : textOf(field, value, context)}</>
}

const Table = ({ changes }: { readonly changes: Changes }) => {
  const t = useText()
  const { entity } = useRecords(changes.entity)
  return (
    <table className="changes">
      <thead>
        <tr>
          <th scope="col">{t('changes.field')}</th>
          <th scope="col">{t('changes.before')}</th>
          <th scope="col">{t('changes.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changedPaths(changes).map((path) => (
          <tr key={path}>
            <th scope="row">{t(fieldAt(entity, path)?.label ?? path)}</th>
            <td>
              <Stored entity={entity} path={path} value={changes.before?.[path]} />
            </td>
            <td>
              <Stored entity={entity} path={path} value={changes.after?.[path]} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export const ChangesView = ({ value }: FieldViewProps) => {
  const changes = value as Changes
  if (!Object.hasOwn(entityLoaders, changes.entity)) return <span>{changedPaths(changes).join(', ')}</span>
  return (
    <Suspense fallback={null}>
      <Table changes={changes} />
    </Suspense>
  )
}
