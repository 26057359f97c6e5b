// Texts kept ready: they stand in the rows of a list, and what is filled into them is of the record.
import { didYouMean } from '../../language/suggest.ts'
import { listOf } from '../resolve/list.ts'
import { under } from '../written.ts'
import { fieldsOf, inRows, type Ensure } from './scope.ts'
import { entitiesIn, fieldsAndAsks } from './walk.ts'

export const ensureSnippets: Ensure = ({ written, add }) => {
  for (const entity of entitiesIn(written))
    for (const { spec, path } of fieldsAndAsks(entity)) {
      if (!('snippets' in spec) || !spec.snippets) continue
      const { snippets } = spec
      const at = [...path, 'snippets']
      const other = under(written.entities, snippets.entity)
      const list = other && listOf(other)
      const rows = list ? inRows(list) : []
      if (other && !list)
        add({ code: 'related-without-list', path: [...at, 'entity'], message: `${snippets.entity} has no list to be shown by.` })
      if (list && !rows.includes(snippets.text))
        add({
          code: 'unknown-column',
          path: [...at, 'text'],
          message: `The rows of ${snippets.entity} have no "${snippets.text}".${didYouMean(snippets.text, rows)}`,
        })
      const own = [...fieldsOf(entity.spec).keys()]
      for (const [name, filled] of Object.entries(snippets.fills ?? {}))
        if (!own.includes(filled))
          add({
            code: 'unknown-field',
            path: [...at, 'fills', name],
            message: `${entity.spec.entity} has no field "${filled}".${didYouMean(filled, own)}`,
          })
    }
}
