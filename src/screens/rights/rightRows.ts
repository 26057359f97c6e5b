// Which rights are shown, and what is said of them: by what was typed, and by two roles that are compared.
import type { RightAskedModel, RightTextModel, RoleModel } from '../../../language/model.ts'
import type { Text } from '../../client/texts/useText.ts'
import type { RightsPlace } from './useRightsPlace.ts'

/** Rights by role. */
export type Held = ReadonlyMap<string, ReadonlySet<string>>

export const holds = (held: Held, role: string, right: string): boolean => held.get(role)?.has(right) === true

export const askedWords = ({ of, is }: RightAskedModel, t: Text): string => (is === undefined ? t(of) : `${t(of)}: ${t(is)}`)

/** Heads of what a right is for, in their order, each with its lines; only those that have one. */
export const usesOf = (
  { opens, does, reads, reveals, changes }: RightTextModel,
  t: Text,
): readonly (readonly [string, readonly string[]])[] =>
  [
    [t('rights.opens'), opens.map((each) => t(each))] as const,
    [t('rights.does'), does.map((each) => askedWords(each, t))] as const,
    [t('rights.reads'), reads.map((each) => askedWords(each, t))] as const,
    [t('rights.reveals'), reveals.map((each) => askedWords(each, t))] as const,
    [t('rights.changes'), changes.map((each) => askedWords(each, t))] as const,
  ].flatMap(([head, lines]) => (lines.length === 0 ? [] : [[head, [...new Set(lines)]] as const]))

const wordsOf = (right: RightTextModel, t: Text): string =>
  [right.name, t(right.area), t(`rights.scopes.${right.scope}`), ...usesOf(right, t).flatMap(([, lines]) => lines)].join('\n').toLowerCase()

/** Every word that was typed stands somewhere in it. */
const isLike = (right: RightTextModel, search: string, t: Text): boolean => {
  if (search === '') return true
  const words = wordsOf(right, t)
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word))
}

export const shownRights = (
  rights: readonly RightTextModel[],
  { search, roles: [one, other] }: RightsPlace,
  held: Held,
  t: Text,
): readonly RightTextModel[] =>
  rights.filter(
    (right) =>
      (one === undefined || other === undefined || holds(held, one, right.name) !== holds(held, other, right.name)) &&
      isLike(right, search, t),
  )

/** Those of the client site, and those for later, count where somebody holds them all the same. */
export const countedRights = (rights: readonly RightTextModel[], columns: readonly RoleModel[], held: Held): readonly RightTextModel[] =>
  rights.filter(({ name, scope }) => scope === 'any' || scope === 'my' || columns.some((column) => holds(held, column.name, name)))
