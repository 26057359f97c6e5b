// What actions leave behind: a step of each visit, what was planned before, and that put back.
import { defineVocabulary, speak } from '../../../../../language/define.ts'
import type { WordsOf } from '../../../../../language/define.ts'
import { access, entities as library } from '../../library/specs/index.ts'

export * from '../../library/specs/index.ts'

export const vocabulary = defineVocabulary({
  access,
  entities: ['Member', 'Book', 'Loan', 'HouseSettings', 'Visit', 'VisitVersion', 'VisitStep'],
  flags: ['patrons', 'fines'],
  named: ['lends'],
})
interface Words extends WordsOf<typeof vocabulary> {}
const { defineEntity } = speak<Words>()

const visits = defineEntity({
  entity: 'Visit',
  label: { one: 'Visit', many: 'Visits' },
  title: 'plan',
  read: 'readHouse',
  update: 'changeHouse',
  leaves: { version: { entity: 'VisitVersion', before: true, with: { visit: 'id', plan: 'plan' }, keep: 5 } },
  fields: {
    plan: { kind: 'text', label: 'Plan', required: true, max: 80 },
    remark: { kind: 'text', label: 'Remark', written: 'server' },
  },
  lifecycle: {
    label: 'State',
    starts: 'PLANNED',
    states: { PLANNED: { label: 'Planned' }, OVER: { label: 'Over' } },
    transitions: {
      close: {
        label: 'Close',
        from: ['PLANNED'],
        to: 'OVER',
        needs: 'changeHouse',
        asks: { remark: { kind: 'text', label: 'Remark', max: 100 } },
        leaves: {
          step: {
            entity: 'VisitStep',
            with: { visit: 'id', became: 'status', text: { says: 'Over: {remark}' }, byHand: { is: true } },
            sets: { by: 'viewer' },
            given: 'remark',
            discloses: 'how a visit was',
          },
        },
        undo: { never: 'it is over' },
      },
    },
  },
  list: { path: '/visits', columns: ['plan', 'status'], sort: { by: 'plan', first: 'lowest' }, actions: ['update', 'close'] },
})

const versions = defineEntity({
  entity: 'VisitVersion',
  label: { one: 'Version', many: 'Versions' },
  title: 'plan',
  read: 'readHouse',
  fields: {
    visit: { kind: 'reference', label: 'Visit', entity: 'Visit', required: true, written: 'server' },
    plan: { kind: 'text', label: 'Plan', required: true, max: 80, written: 'server' },
  },
  actions: { restore: { kind: 'restore', into: 'visit', label: 'Restore', needs: 'changeHouse', undo: { by: 'restore' } } },
  list: { columns: ['plan'], sort: { by: 'plan', first: 'lowest' }, actions: ['restore'] },
})

const steps = defineEntity({
  entity: 'VisitStep',
  label: { one: 'Step', many: 'Steps' },
  title: 'text',
  read: 'readBooks',
  fields: {
    visit: { kind: 'reference', label: 'Visit', entity: 'Visit', required: true, written: 'server' },
    became: { kind: 'choice', label: 'State', options: { PLANNED: 'Planned', OVER: 'Over' }, written: 'server' },
    text: { kind: 'text', label: 'What', written: 'server' },
    byHand: { kind: 'flag', label: 'By hand', required: true, written: 'server' },
    by: { kind: 'reference', label: 'By', entity: 'Member', written: 'server' },
  },
})

export const entities = { ...library, Visit: visits, VisitVersion: versions, VisitStep: steps }
