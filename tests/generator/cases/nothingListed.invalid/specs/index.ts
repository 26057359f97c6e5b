// What waits for approval is shown and no action may wait, receipts of runs are shown and nothing can be run: neither has an operation to tell.
import { entities as waiting } from '../../approval/specs/index.ts'
import { entities as library } from '../../library/specs/index.ts'
import { entities as running } from '../../runs/specs/index.ts'

export { access, menu } from '../../approval/specs/index.ts'
export { app, named, person, screens, texts } from '../../library/specs/index.ts'
export { vocabulary } from '../../runs/specs/index.ts'

const { Member: members, Loan: loans, HouseSettings: house } = library

export const entities = {
  Member: { ...members, list: { ...members.list, actions: [] } },
  Book: { ...waiting.Book, queue: { ...waiting.Book.queue, actions: [] } },
  Loan: { ...loans, queue: { ...loans.queue, actions: [] } },
  HouseSettings: house,
  Run: running.Run,
  RunItem: running.RunItem,
}
