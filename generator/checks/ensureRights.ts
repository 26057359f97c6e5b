// Rights: each is born once, somebody holds it, and those of the client site are asked on no screen of staff.
import type { Ensure } from './ensures.ts'
import { everything } from './walk.ts'

const places = new Set(['read', 'update', 'ownRead', 'ownUpdate', 'needs', 'own', 'reveal', 'allOf', 'anyOf'])

export const ensureRights: Ensure = ({ written, add }) => {
  const rights = new Map<string, { readonly client: boolean; readonly held: boolean }>()
  for (const [area, spec] of Object.entries(written.access.areas)) {
    for (const scope of ['any', 'my', 'client'] as const) {
      for (const [at, right] of (spec[scope] ?? []).entries()) {
        if (rights.has(right))
          add({
            code: 'right-twice',
            path: ['access', 'areas', area, scope, at],
            message: `The right "${right}" is listed in another row already.`,
          })
        const holders = scope === 'my' ? (spec.holdsMy ?? spec.holds) : spec.holds
        rights.set(right, { client: scope === 'client', held: holders.length > 0 })
      }
    }
  }
  const { texts: _texts, access: _access, vocabulary: _vocabulary, ...rest } = written
  everything(rest, [], (value, path) => {
    const key = path.findLast((each) => typeof each === 'string')
    const right = typeof value === 'string' ? rights.get(value) : undefined
    if (!right || !(places.has(String(key)) || path[0] === 'named')) return
    if (right.client)
      add({
        code: 'client-right',
        path,
        message: `"${String(value)}" is a right of the client site: no staff holds it, so it opens nothing here.`,
      })
    else if (!right.held)
      add({
        code: 'unheld-right',
        path,
        message: `No role holds "${String(value)}", so nobody would get in; give it to a role, or write nobody.`,
      })
  })
}
