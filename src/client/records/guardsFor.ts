// The Boolean variables of a document: what decide answers for this viewer, so that nothing is asked for that would be refused.
import { decide } from '../../../language/access.ts'
import type { Guard, Viewer } from '../../../language/access.ts'

/** subject is the id of the person the record is about, where that is known before it is read. */
export const guardsFor = (
  viewer: Viewer | undefined,
  guards: Readonly<Record<string, Guard>>,
  subject?: string,
): Readonly<Record<string, boolean>> =>
  Object.fromEntries(Object.entries(guards).map(([name, guard]) => [name, decide(viewer, guard, subject).allowed]))
