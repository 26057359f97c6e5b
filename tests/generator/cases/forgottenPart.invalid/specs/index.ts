// A field of a part is called by its path.
import { entities as library } from '../../library/specs/index.ts'

export * from '../../library/specs/index.ts'

const members = { ...library.Member, list: { ...library.Member.list, sort: { by: 'joined', first: 'newest' }, columns: ['name', 'owed', 'lastVisit'] } }

export const entities = { ...library, Member: members }
