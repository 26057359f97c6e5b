// What has priority in a list is one of the columns that it shows from the start.
import { didYouMean } from '../../language/suggest.ts'
import { pathsOf, type Ensure } from './scope.ts'
import { entitiesIn, listsIn } from './walk.ts'

export const ensurePriority: Ensure = ({ written, add }) => {
  for (const entity of entitiesIn(written)) {
    const known = pathsOf(entity.spec)
    for (const { spec, path } of listsIn(entity)) {
      const columns = spec.columns.map((each) => (typeof each === 'string' ? each : each.field))
      // One that is none may have been meant by it.
      if (columns.some((each) => !known.includes(each))) continue
      for (const [place, name] of (spec.priority ?? []).entries())
        if (!columns.includes(name))
          add({
            code: 'unknown-column',
            path: [...path, 'priority', place],
            message: `Only a column that is shown from the start can have priority; "${name}" is none of this list.${didYouMean(name, columns)}`,
          })
    }
  }
}
