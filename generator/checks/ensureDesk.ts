// A desk has evidence to look at, and only a desk has; nothing stands on it twice. A view without it is the list narrowed, and says nothing else.
import type { WrittenOpened } from '../written.ts'
import type { AddProblem } from '../problem.ts'
import type { Ensure } from './scope.ts'
import { entitiesIn, openedIn, type At } from './walk.ts'

const ensureEvidence = ({ spec: { look, opens = [], evidence, below = {} }, path }: At<WrittenOpened>, add: AddProblem): void => {
  const isRead = Object.values(below).some(({ said }) => said !== undefined)
  if (look === 'desk' && !evidence && !isRead)
    add({
      code: 'desk',
      path: [...path, 'look'],
      at: 'name',
      message: 'A desk is for evidence: say under evidence what a decision looks at, or under below what was written (said).',
    })
  if (look === undefined && evidence)
    add({ code: 'desk', path: [...path, 'evidence'], at: 'name', message: "Evidence stands in the middle of a desk: say look: 'desk'." })
  for (const [place, name] of opens.entries())
    if (evidence?.includes(name)) add({ code: 'desk', path: [...path, 'opens', place], message: `"${name}" is evidence already.` })
}

/** What only a view that is a queue has of its own. */
const own = ['actions', 'opens', 'below'] as const

const ensureView = ({ spec, path }: At<WrittenOpened>, add: AddProblem): void => {
  if (path.at(-2) !== 'views' || spec.look !== undefined) return
  for (const name of own)
    if (spec[name])
      add({
        code: 'desk',
        path: [...path, name],
        at: 'name',
        message: `A view shows what its list shows, with the same ${name}: say look: 'desk' where it is a queue of its own.`,
      })
}

export const ensureDesk: Ensure = ({ written, add }) => {
  for (const opened of entitiesIn(written).flatMap(openedIn)) {
    ensureEvidence(opened, add)
    ensureView(opened, add)
  }
}
