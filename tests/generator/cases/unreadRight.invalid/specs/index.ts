// A right that nothing reads; one that is for later may wait.
import { access as base } from '../../library/specs/access.ts'

export * from '../../library/specs/index.ts'

export const access = {
  ...base,
  areas: {
    ...base.areas,
    stamps: { label: 'Stamps', any: ['stampBooks'], my: ['stampMine'], client: ['readMyStamps'], holds: ['director'] },
    lists: { label: 'Lists', any: ['printBooks'], for: 'later', why: 'nothing prints yet', holds: ['director'] },
  },
}
