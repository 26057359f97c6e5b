// A role in no group that has sections on the profile; another is in no group at all.
import { access as doors, entities as library } from '../../library/specs/index.ts'

export * from '../../library/specs/index.ts'

export const access = { ...doors, groups: { ...doors.groups, everybody: ['director', 'librarian'], guests: ['reader'] } }

const { profile, address, loans } = library.Member.detail.sections
const members = { ...library.Member, detail: { ...library.Member.detail, sections: { profile, address, loans } } }

export const entities = { ...library, Member: members }
