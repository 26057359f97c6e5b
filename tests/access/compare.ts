// Asks the gate and the oracle the same and tells where they differ.
import type { GateAnswer, GateQuestion } from './askGate.ts'
import type { Cell } from './cells.ts'
import { isStaff } from './oracle/holds.ts'
import type { Oracle } from './oracle/oracle.ts'
import { staffRights } from './oracle/rights.ts'

export interface Comparison {
  readonly cells: number
  /** One line a difference, at most as many as wanted. */
  readonly differences: readonly string[]
}

const shown = ({ rights }: Cell['person'], all: readonly string[]): string => {
  if (rights.size === 0) return 'no rights'
  if (rights.size <= 3) return [...rights].join('+')
  const missing = all.filter((right) => !rights.has(right))
  return missing.length === 0 ? 'all rights' : `all but ${missing.join(', ')}`
}
const told = (allowed: boolean, hidden: readonly string[]): string =>
  `${allowed}${hidden.length > 0 ? ` without ${hidden.join(', ')}` : ''}`

export const compare = async (
  oracle: Oracle,
  ask: (question: GateQuestion) => Promise<GateAnswer>,
  cells: Iterable<Cell>,
  most = 20,
): Promise<Comparison> => {
  const differences: string[] = []
  const rights = staffRights(oracle.specs)
  // A refusal is an error; its stack is of no use here and costs most of the time.
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  let count = 0
  for (const cell of cells) {
    count += 1
    const { person, operation, own, flags, text, reading } = cell
    const answer = await ask({ person, staff: isStaff(oracle.specs, person.role), text, own, flags })
    const allowed = oracle.mayRun({ person, operation, own, reading })
    const hidden = allowed ? [...oracle.hidden({ person, operation, own, reading })].toSorted() : []
    const found = answer.allowed ? [...answer.hidden].toSorted() : []
    if (answer.allowed === allowed && found.join() === hidden.join()) continue
    differences.push(
      `${operation} by ${person.role} with ${shown(person, rights)}${own ? ', own' : ''}: the gate says ${told(answer.allowed, found)} (${answer.codes[0] ?? 'no error'}), the specs say ${told(allowed, hidden)}`,
    )
    if (differences.length >= most) break
  }
  Error.stackTraceLimit = stackTraceLimit
  return { cells: count, differences }
}
