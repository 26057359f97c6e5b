// Every custom that the specs name has its reason, once, and none has one that nothing names.
import type { Model } from '../../language/model.ts'
import { familiesOf, firstPlaceOf, keyOf, under } from '../customs/customPlaces.ts'
import type { AddProblem } from '../problem.ts'
import type { Written } from '../written.ts'

/** Of a product that lists its customs. */
export const ensureCustoms = (model: Model, written: Written, add: AddProblem): void => {
  if (!written.customs) return
  const families = familiesOf(model)
  const named = families.flatMap(([family, names]) => names.map((name) => ({ family, name })))
  const known = new Set(named.map(keyOf))
  const given = new Set<string>()
  const rows = written.customs.map((spec, at) => ({ spec, path: ['customs', at] }))
  for (const each of rows.flatMap((row) => families.flatMap(([family]) => under(family, family)(row)))) {
    const { family, name, path } = each
    if (given.has(keyOf(each)))
      add({ code: 'duplicate-custom', path, message: `"${name}" stands twice among the ${family}: leave one of them.` })
    else if (!known.has(keyOf(each)))
      add({ code: 'unused-custom', path, message: `No spec names "${name}" among its ${family}: take it out, and its code with it.` })
    given.add(keyOf(each))
  }
  const placeOf = firstPlaceOf(written)
  for (const each of named.filter((one) => !given.has(keyOf(one))))
    add({
      code: 'missing-why',
      ...placeOf(each),
      message: `"${each.name}" is left to code and nothing says why: add it to the ${each.family} of a row of customs, with why no kind says it.`,
    })
}
