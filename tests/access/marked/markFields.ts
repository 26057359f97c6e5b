// A word of its own in every field that holds words, in every row: whatever is found by the word was matched by that field.
import type { EntityModel, FieldModel } from '../../../language/model.ts'
import type { AccessServer } from '../server/openServer.ts'

export interface Marked {
  readonly entity: string
  readonly path: string
  readonly kind: FieldModel['kind']
  readonly word: string
}

const isWords = ({ kind, columns }: FieldModel): boolean =>
  !['choice', 'choices', 'reference', 'references', 'derived'].includes(kind) && columns[0]?.sql === 'text'

/** Telephone numbers are looked for by their digits. */
const wordOf = (kind: FieldModel['kind'], at: number): string => (kind === 'phone' ? `47${1_000 + at}74` : `zq${1_000 + at}qz`)

/** @param tables of the product: those that the engine keeps take no words, for they are only ever added to */
export const markFields = async (
  server: Pick<AccessServer, 'sql'>,
  entities: readonly EntityModel[],
  tables: ReadonlySet<string>,
): Promise<readonly Marked[]> => {
  const marked: Marked[] = []
  for (const entity of entities)
    for (const part of entity.parts.filter(({ table }) => tables.has(table)))
      for (const field of part.fields.filter(isWords)) {
        const [column] = field.columns
        if (column === undefined || column.name === 'id') continue
        const word = wordOf(field.kind, marked.length)
        await server.sql(`update "${part.table}" set "${column.name}" = '${word}' || id`)
        marked.push({ entity: entity.name, path: field.path, kind: field.kind, word })
      }
  return marked
}
