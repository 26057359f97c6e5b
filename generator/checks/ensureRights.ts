// Rights: each is born once, somebody holds it; those of the client site, and those for later, are asked nowhere.
import type { SpecPath } from '../problem.ts'
import type { Written } from '../written.ts'
import type { Ensure } from './scope.ts'
import { everything } from './walk.ts'

const places = new Set([
  'read',
  'update',
  'ownRead',
  'ownUpdate',
  'needs',
  'own',
  'reveal',
  'offersTo',
  'viewAs',
  'exports',
  'allOf',
  'anyOf',
])

/** Who a right is for. */
type Kind = 'client' | 'later' | 'held' | 'unheld'

export interface Born {
  readonly right: string
  readonly path: SpecPath
  readonly kind: Kind
}

/** Every right where it is written: the rows of the catalogue. */
export const rightsIn = ({ access }: Written): readonly Born[] =>
  Object.entries(access.areas).flatMap(([area, spec]) =>
    (['any', 'my', 'client'] as const).flatMap((scope) =>
      (spec[scope] ?? []).map((right, at): Born => {
        const holders = scope === 'my' ? (spec.holdsMy ?? spec.holds) : spec.holds
        const kind = scope === 'client' ? scope : (spec.for ?? (holders.length > 0 ? 'held' : 'unheld'))
        return { right, path: ['access', 'areas', area, scope, at], kind }
      }),
    ),
  )

/** Every place where a requirement names something: a right, or a name that stands for some. */
export const askedIn = ({ texts: _texts, access: _access, vocabulary: _vocabulary, ...rest }: Written) => {
  const found: { readonly name: string; readonly path: SpecPath }[] = []
  everything(rest, [], (value, path) => {
    const key = path.findLast((each) => typeof each === 'string')
    if (typeof value === 'string' && (places.has(String(key)) || path[0] === 'named')) found.push({ name: value, path })
  })
  return found
}

const refusals: Readonly<Record<Exclude<Kind, 'held'>, (right: string) => string>> = {
  client: (right) => `"${right}" is a right of the client site: no staff holds it, so it opens nothing here.`,
  later: (right) => `"${right}" is for: 'later', so nobody holds it; take that from its row, now that something asks it.`,
  unheld: (right) => `No role holds "${right}", so nobody would get in; give it to a role, or write nobody.`,
}

export const ensureRights: Ensure = ({ written, add }) => {
  for (const [area, spec] of Object.entries(written.access.areas)) {
    if ((spec.for === undefined) !== (spec.why === undefined))
      add({ code: 'later-why', path: ['access', 'areas', area], message: "What is for: 'later' says why, and nothing else does." })
  }
  const kinds = new Map<string, Kind>()
  for (const { right, path, kind } of rightsIn(written)) {
    if (kinds.has(right)) add({ code: 'right-twice', path, message: `The right "${right}" is listed in another row already.` })
    kinds.set(right, kind)
  }
  for (const { name, path } of askedIn(written)) {
    const kind = kinds.get(name)
    if (kind !== undefined && kind !== 'held') add({ code: `${kind}-right`, path, message: refusals[kind](name) })
  }
}
