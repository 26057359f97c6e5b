// Files that may be sent: with a new record, by a form, by both, in a part, narrowed by a list of the site, and one that nobody sends.
import { entities as library } from '../../library/specs/index.ts'
import { members } from '../../library/specs/members.ts'
import { defineEntity, definePart } from '../../library/specs/vocabulary.ts'

export * from '../../library/specs/index.ts'

const locker = definePart({
  label: 'Locker',
  read: 'readAddresses',
  update: 'changeHouse',
  fields: {
    photo: { kind: 'image', label: 'Photo', upload: { types: ['image'], max: '2 MB', square: true, pixels: 512 } },
    plan: { kind: 'file', label: 'Plan', written: 'server', upload: { types: ['document'], max: '1 MB', verb: 'getPlanUploadUrls' } },
  },
})

const papers = defineEntity({
  entity: 'Book',
  label: { one: 'Paper', many: 'Papers' },
  title: 'title',
  read: 'readBooks',
  update: 'changeBooks',
  fields: {
    title: { kind: 'text', label: 'Title', max: 60 },
    owner: { kind: 'reference', label: 'Owner', entity: 'Member', required: true, fixed: true },
    scan: { kind: 'file', label: 'Scan', required: true, fixed: true, upload: { types: ['image', 'document', 'audio', 'video'], max: { image: '25 MiB', document: '50 MiB', audio: '500 MiB', video: '4 GiB' } } },
    cover: { kind: 'image', label: 'Cover', upload: { types: ['image'], max: '500 KB', verb: 'getCoverUploadUrls', narrowedBy: 'disabledPages' } },
  },
  create: { label: 'Add papers', needs: 'changeBooks', fields: ['owner', 'scan', 'cover'], each: 'scan' },
  list: { path: '/books', columns: ['title', 'scan', 'cover'], sort: { by: 'title', first: 'lowest' }, actions: ['update'] },
})

export const entities = { ...library, Book: papers, Member: { ...members, parts: { ...members.parts, locker } } }
