// Every custom that the specs name has its reason, once, and none has one that nothing names.
import type { Model } from '../../language/model.ts'
import { familiesOf, firstPlaceOf, keyOf, namesUnder } from '../customs/customPlaces.ts'
import { didYouMean, nearest } from '../../language/suggest.ts'
import type { AddProblem } from '../problem.ts'
import type { Written } from '../written.ts'

/** Of a product that lists its customs. */
export const ensureCustoms = (model: Model, written: Written, add: AddProblem): void => {
  if (!written.customs) return
  const families = familiesOf(model)
  const named = families.flatMap(([family, names]) => names.map((name) => ({ family, name })))
  const known = new Set(named.map(keyOf))
  const rows = written.customs.map((spec, at) => ({ spec, path: ['customs', at] }))
  const given = rows.flatMap((row) => families.flatMap(([family]) => namesUnder(family, family)(row)))
  const keys = given.map(keyOf)
  const placeOf = firstPlaceOf(written)
  const meant = new Set<string>()
  for (const each of named.filter((one) => !keys.includes(keyOf(one)))) {
    const { family, name } = each
    const unnamed = given.filter((one) => one.family === family && !known.has(keyOf(one))).map((one) => one.name)
    meant.add(keyOf({ family, name: nearest(name, unnamed) ?? '' }))
    add({
      code: 'missing-why',
      ...placeOf(each),
      message: `"${name}" is left to code and nothing says why: add it to the ${family} of a row of customs, with why no kind says it.${didYouMean(name, unnamed)}`,
    })
  }
  for (const [at, each] of given.entries()) {
    const { family, name, path } = each
    const key = keyOf(each)
    if (keys.indexOf(key) < at)
      add({ code: 'duplicate-custom', path, message: `"${name}" stands twice among the ${family}: leave one of them.` })
    else if (!known.has(key) && !meant.has(key))
      add({ code: 'unused-custom', path, message: `No spec names "${name}" among its ${family}: take it out, and its code with it.` })
  }
}
