// What a new entity begins with: one field by which one knows its records, who may, how one is made and removed, its list.
import { pluralOf, spoken } from '../../language/names.ts'

export interface NewEntity {
  /** ReadingRoom */
  readonly entity: string
  /** readingRooms: its file, its area of rights, its address. */
  readonly many: string
  /** Reading rooms */
  readonly label: string
  readonly reads: string
  readonly changes: string
}

export const newEntityOf = (entity: string): NewEntity => {
  const many = pluralOf(entity)
  return { entity, many, label: spoken(many), reads: `getAny${entity}`, changes: `updateAny${entity}` }
}

/** The call that defines it. */
export const definition = ({ entity, many, label, reads, changes }: NewEntity): string => `defineEntity({
  entity: '${entity}',
  label: { one: '${spoken(entity)}', many: '${label}' },
  title: 'title',
  read: '${reads}',
  update: '${changes}',
  fields: {
    title: { kind: 'text', label: 'Title', required: true, max: 120 },
  },
  create: { label: 'Add ${spoken(entity).toLowerCase()}', needs: '${changes}', fields: ['title'] },
  remove: {
    label: 'Delete',
    needs: '${changes}',
    confirms: { says: 'Delete {title}?' },
    undo: { never: 'what is deleted is gone' },
  },
  list: {
    path: '/${many}',
    columns: ['title'],
    search: ['title'],
    sort: { by: 'title', first: 'lowest' },
    actions: ['update', 'remove'],
  },
})`

/** A file of its own. @param from where its product says what it can define: ./vocabulary.ts */
export const fileText = (made: NewEntity, from: string): string =>
  `// ${made.label}.
import { defineEntity } from '${from}'

export const ${made.many} = ${definition(made)}
`
