// Somebody for a cell: a role with the rights that the cell says.
import type { Held } from './handCells.ts'
import type { Person } from './oracle/holds.ts'
import { rightsOf, staffRights } from './oracle/rights.ts'
import type { Specs } from './oracle/shapes.ts'

export const personOf = (specs: Specs, role: string, held: Held): Person => {
  if (held === 'all') return { role, rights: new Set(staffRights(specs)) }
  const matrix = rightsOf(specs, role)
  if (held === 'matrix') return { role, rights: matrix }
  if ('without' in held) return { role, rights: new Set([...matrix].filter((right) => !held.without.includes(right))) }
  return { role, rights: new Set(held) }
}
