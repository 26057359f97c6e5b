// What a kind of section may ask of the rest of the specs where one stands: who reads what it shows, and the keys of its texts.
import type { Guard } from '../../language/access.ts'
import type { EntityModel, PartModel } from '../../language/model.ts'
import { operationOf } from '../../language/names.ts'
import { named } from '../../language/named.ts'
import { partFieldAt } from '../../language/partFields.ts'
import type { Rule } from '../../language/requirement.ts'
import type { SectionPlace } from '../../language/sections/kind.ts'
import { sentFields } from '../selection.ts'
import { under } from '../written.ts'
import type { Context } from './context.ts'
import { auditIn } from './auditIn.ts'
import { othersRead } from './othersRead.ts'
import { allGuards, allRules, anyGuard, guardFrom } from './rules.ts'

export interface Home {
  readonly name: string
  readonly path: string
  /** Who may open it, where that alone opens the entity's own fields: the rights of a settings screen suffice for what it reads. */
  readonly opens?: Rule
}

/** Fields of the entity itself are opened by the screen; further parts keep their right. */
const opened = ({ opens }: Home, parts: readonly PartModel[]): Guard | undefined =>
  opens !== undefined && parts.every((part) => part.name === '') ? { rule: opens } : undefined

export const placeOf = (
  context: Context,
  keys: string,
  home: Home,
  entity: EntityModel,
  name: string,
  needs: Rule | undefined,
): SectionPlace => ({
  name,
  home,
  ruleOf: context.ruleOf,
  say: (key, text, of = name) => context.say(`${keys}.${key}.${of}`, text),
  besides: (guard) => (needs === undefined ? guard : guardFrom(allRules([needs, guard.rule]), guard.own)),
  readOf: (paths) => {
    const parts = [...new Set(paths.flatMap((path) => partFieldAt(entity, path)?.part ?? []))]
    return opened(home, parts) ?? anyGuard((parts.length > 0 ? parts : entity.parts.slice(0, 1)).map(({ read }) => read))
  },
  readOfOthers: (...others) => allGuards(others.map((other) => othersRead(context, other))),
  // Facts of several parts, entries of several sources: what one may not read of them stays away by itself.
  readOfAny: anyGuard,
  createOf: (other) => ({ rule: context.ruleOf(context.entity(other).create?.needs ?? 'nobody') }),
  history: () => {
    const audit = auditIn(context.written)
    if (!audit) throw new Error('no audit of records')
    return { entity: audit.entity.entity, by: audit.by }
  },
  readOfReport: (report) => ({ rule: context.ruleOf(under(context.entity(entity.name).reports, report)?.needs ?? 'nobody') }),
  part: (wanted) => {
    const part = named(entity.parts, wanted)
    if (!part) throw new Error(`no part ${wanted}`)
    const fields = sentFields(part).map((each) => each.path)
    return { fields, read: opened(home, [part]) ?? part.read, form: operationOf(part.wire, 'update') }
  },
})
