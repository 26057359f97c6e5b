// Everything that a role may do, in words that compare, each with the place in the specs that it is about.
import { actionKind } from '../../language/actions/index.ts'
import { leavesByEnd } from '../../language/fields/index.ts'
import { decide, type Guard } from '../../language/access.ts'
import { cardPaths } from '../../language/cardPaths.ts'
import type { CardModel, Model } from '../../language/model.ts'
import { named } from '../../language/named.ts'
import { fieldsOf } from '../../language/partFields.ts'
import { pathIn } from '../../language/paths.ts'
import { viewerOf } from '../emitters/accessDocument.ts'
import type { SpecPath } from '../problem.ts'

/** By words: `opens /users`, `reads User.email`. */
export type Abilities = ReadonlyMap<string, SpecPath>

const maskedWords = ' masked'
const ownWords = " (one's own)"
const cardWords = ' by cards'

/** Whoever reads the whole of a value has its mask, the showing of it, and what cards show of it along with that. */
export const isWithin = (words: string, abilities: Abilities): boolean => {
  if (abilities.has(words)) return true
  if (words.endsWith(cardWords)) return isWithin(words.slice(0, -cardWords.length), abilities)
  const path = /^(?:reads (\S+) masked|reveals (\S+))/
    .exec(words)
    ?.slice(1)
    .find((each) => each !== undefined)
  const own = words.endsWith(ownWords) ? ownWords : ''
  return path !== undefined && (abilities.has(`reads ${path}${own}`) || abilities.has(`reads ${path}`))
}

export const abilitiesOf = (model: Model, role: string): Abilities => {
  const viewer = viewerOf(model, role)
  const may = (guard: Guard | undefined): boolean => decide(viewer, guard).allowed
  const mayOwn = (guard: Guard | undefined): boolean => guard?.own !== undefined && decide(viewer, guard, viewer.id).allowed
  const isRead = (report: string, entity: string): boolean =>
    model.operations.some((each) => each.report === report && each.entity === entity && may(each.guard))
  const found = new Map<string, SpecPath>()
  const note = (words: string, guard: Guard | undefined, path: SpecPath): void => {
    if (may(guard)) found.set(words, path)
    else if (mayOwn(guard)) found.set(`${words}${ownWords}`, path)
  }
  const shownBy = (card: CardModel): void => {
    const { entity } = card
    const fields = fieldsOf(named(model.entities, entity) ?? { parts: [] })
    for (const path of cardPaths(card)) {
      const field = fields.find((each) => each.path === path)
      if (field) found.set(`reads ${entity}.${path}${leavesByEnd(field) ? maskedWords : ''}${cardWords}`, ['entities', entity])
    }
  }
  for (const { name, area } of model.rights.filter((each) => viewer.rights.has(each.name)))
    found.set(`holds ${name}`, ['access', 'areas', area])
  if (model.person?.exports) note('takes lists out as files', model.person.exports, ['person', 'exports'])
  if (model.person?.viewAs) note('views as other roles', model.person.viewAs, ['person', 'viewAs'])
  for (const { path, guard, entity, name } of model.screens)
    note(`opens ${path}`, guard, entity === undefined ? ['screens', name] : ['entities', entity])
  for (const operation of model.operations) {
    const path = ['entities', operation.entity]
    // What it reveals is told field by field.
    if (!operation.preview && operation.does !== 'reveal') note(`runs ${operation.name}`, operation.guard, path)
    if (may(operation.guard)) continue
    for (const also of operation.also.filter((each) => may({ rule: each.rule })))
      for (const field of also.fields) found.set(`runs ${operation.name} for ${field}`, path)
  }
  for (const entity of model.entities) {
    const path = ['entities', entity.name]
    for (const report of entity.reports ?? [])
      for (const { name, guard } of report.parts)
        if (isRead(report.name, entity.name) && (!guard || may(guard)))
          found.set(`counts ${entity.name}.${report.name}.${name}`, [...path, 'reports', report.name])
    // By themselves too: two transitions may share one operation, each with a right of its own.
    for (const action of entity.actions) {
      note(`does ${entity.name}.${action.path}`, action.guard, path)
      // An answer under the name of a field that the system writes is stored there.
      const fields = actionKind(action).answers === 'part' ? named(entity.parts, action.part)?.fields : undefined
      for (const { name } of action.asks.filter((each) => named(fields, each.name)?.written))
        note(`gives ${entity.name}.${pathIn(action.part, name)} with ${action.path}`, action.guard, path)
    }
    for (const part of entity.parts) {
      for (const field of part.fields) {
        const shown = leavesByEnd(field) ? maskedWords : ''
        note(`reads ${entity.name}.${field.path}${shown}`, field.read ?? part.read, path)
        // A card asks for nothing but the reference.
        const reading = field.read ?? part.read
        if (field.card && (may(reading) || mayOwn(reading))) shownBy(field.card)
        if (field.reveal) note(`reveals ${entity.name}.${field.path}`, field.reveal, path)
        if (part.form.includes(field.name)) note(`changes ${entity.name}.${field.path}`, field.update ?? part.update, path)
      }
    }
  }
  return found
}
