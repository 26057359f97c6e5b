// What a change did, field by field: the label as the record has it, the value before and after.
import { Suspense } from 'react'
import { recordLoaders } from '#generated/records/index.ts'
import { changeWords } from '../../language/changeWords.ts'
import { changedPaths, type ValueChanges } from '../../language/fields/changes.ts'
import type { EntityModel } from '../../language/model.ts'
import { useText } from '../client/texts/useText.ts'
import { fieldAt } from '../client/records/fieldAt.ts'
import { emptyText, isEmpty, textOf } from '../../language/textOf.ts'
import { useRecords } from '../client/records/useRecords.ts'
import { useTextContext } from '../client/records/useTextContext.ts'
import type { FieldViewProps } from './FieldView.ts'
import { wordChanges, type Piece } from './wordChanges.ts'
import { traitsOf } from '../../language/fields/index.ts'

interface Side {
  readonly entity: EntityModel
  readonly path: string
  readonly value: unknown
}

const Stored = ({ entity, path, value }: Side) => {
  const context = useTextContext()
  const field = fieldAt(entity, path)
  if (!field) return <>{isEmpty(value) ? '\u2013' : JSON.stringify(value)}</>
  if (isEmpty(value)) return <span className="absent">{emptyText(field, context)}</span>
  return <>{textOf(field, value, context)}</>
}

const Marked = ({ pieces, as: As }: { readonly pieces: readonly Piece[]; readonly as: 'del' | 'ins' }) =>
  pieces.map(({ text, changed }, at) => (changed ? <As key={at}>{text}</As> : text))

/** Both sides of one field; of a text what went and what came is marked. */
const Sides = ({ entity, path, before, after }: Omit<Side, 'value'> & { readonly before: unknown; readonly after: unknown }) => {
  const context = useTextContext()
  const field = fieldAt(entity, path)
  const isText = field !== undefined && traitsOf(field).inWords && field.choices === undefined && !isEmpty(before) && !isEmpty(after)
  const marks = isText ? wordChanges(textOf(field, before, context), textOf(field, after, context)) : undefined
  return (
    <>
      <td>{marks ? <Marked pieces={marks.before} as="del" /> : <Stored entity={entity} path={path} value={before} />}</td>
      <td>{marks ? <Marked pieces={marks.after} as="ins" /> : <Stored entity={entity} path={path} value={after} />}</td>
    </>
  )
}

const Table = ({ changes }: { readonly changes: ValueChanges }) => {
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
            <Sides entity={entity} path={path} before={changes.before?.[path]} after={changes.after?.[path]} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** In one line, which ends where the room does: all of it is where the row is opened. */
const Line = ({ changes }: { readonly changes: ValueChanges }) => {
  const context = useTextContext()
  const { entity } = useRecords(changes.entity)
  return <span>{changeWords(changes, (path) => fieldAt(entity, path), context)}</span>
}

export const ChangesView = ({ value, brief }: FieldViewProps) => {
  const changes = value as ValueChanges
  if (!Object.hasOwn(recordLoaders, changes.entity)) return <span>{changedPaths(changes).join(', ')}</span>
  return <Suspense fallback={null}>{brief ? <Line changes={changes} /> : <Table changes={changes} />}</Suspense>
}
