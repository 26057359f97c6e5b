// A desk has evidence to look at, and only a desk has; nothing stands on it twice.
import type { Ensure } from './scope.ts'
import { entitiesIn } from './walk.ts'

export const ensureDesk: Ensure = ({ written, add }) => {
  for (const { spec, path } of entitiesIn(written)) {
    const { look, opens = [], evidence } = spec.queue ?? {}
    const at = [...path, 'queue']
    if (look === 'desk' && !evidence)
      add({
        code: 'desk',
        path: [...at, 'look'],
        at: 'name',
        message: 'A desk is for evidence: say under evidence what a decision looks at.',
      })
    if (look === undefined && evidence)
      add({ code: 'desk', path: [...at, 'evidence'], at: 'name', message: "Evidence stands in the middle of a desk: say look: 'desk'." })
    for (const [place, name] of opens.entries())
      if (evidence?.includes(name)) add({ code: 'desk', path: [...at, 'opens', place], message: `"${name}" is evidence already.` })
  }
}
