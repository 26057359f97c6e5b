// Every kind of section sits the same examination: what a spec says of it, what the console is told, what is refused, and that it has a look.
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { checkSpecs } from '../../generator/checks/checkSpecs.ts'
import { makeLoader } from '../../generator/load/load.ts'
import { resolve } from '../../generator/resolve/resolve.ts'
import type { Written } from '../../generator/written.ts'
import { sectionKind, sections, type SectionKindName, type SectionModel } from '../../language/sections/index.ts'
import { lookOfSection } from '../../src/screens/records/sectionKinds.ts'
import { base, folder } from '../generator/cases.ts'
import { passports, type Passport } from './sections/passports.ts'

const loader = makeLoader(join(folder, base, 'specs'), 'specs')
afterAll(async () => loader.stop())
const loaded = await loader.load()

const text = { kind: 'text', label: 'Text', written: 'server' } as const
const number = { kind: 'integer', label: 'Number', written: 'server' } as const
const ofReceipt = { entity: text, operation: text, total: number, done: number, refused: number }

/** The library, where a loan has a screen of this section alone. */
const withSection = (section: object): Written => {
  const { Loan } = loaded.written.entities
  if (!Loan?.queue) throw new Error('the library lends nothing')
  const fields = {
    ...Loan.fields,
    note: { kind: 'text', label: 'Note' },
    follows: { kind: 'reference', label: 'Follows', entity: 'Loan' },
    renews: { kind: 'reference', label: 'Renews', entity: 'Loan' },
    kept: { kind: 'flag', label: 'Kept' },
    ...ofReceipt,
  } as const
  const reports = {
    lately: {
      on: 'record',
      needs: 'readLoans',
      parts: { all: {} },
      figures: { following: { kind: 'tile', label: 'Following', part: 'all', counts: { of: 'Loan', about: 'follows' } } },
    },
  } as const
  const columns = [...Loan.queue.columns, 'note', 'follows', 'kept', ...Object.keys(ofReceipt)]
  const queue = { ...Loan.queue, columns, sort: { by: 'since', first: 'newest' } } as const
  const detail = { path: '/loans/:loanId', sections: { shown: section } } as unknown as NonNullable<typeof Loan.detail>
  const Trail: Written['entities'][string] = {
    entity: 'Trail',
    label: { one: 'Line', many: 'Lines' },
    title: 'id',
    storedAs: 'audit',
    read: 'readHouse',
    fields: {
      time: { kind: 'time', label: 'Time', required: true, written: 'server' },
      operation: { kind: 'choice', label: 'What', options: 'operations', written: 'server' },
      target: { kind: 'target', label: 'To what', written: 'server' },
      outcome: { kind: 'choice', label: 'Outcome', options: { DONE: 'Done', DENIED: 'Denied' }, required: true, written: 'server' },
    },
    list: {
      path: '/trail',
      columns: ['time', 'operation'],
      filters: ['operation', 'target', 'outcome'],
      sort: { by: 'id', first: 'newest' },
    },
  }
  const create = { label: 'Lend', needs: 'lends', fields: ['member', 'book', 'follows'], guards: ['bookIsHere'] } as const
  const { vocabulary } = loaded.written
  return {
    ...loaded.written,
    vocabulary: { ...vocabulary, entities: [...vocabulary.entities, 'Trail'] },
    entities: { ...loaded.written.entities, Trail, Loan: { ...Loan, update: 'changeLoans', fields, queue, detail, reports, create } },
  }
}

describe.each(Object.keys(sections) as readonly SectionKindName[])('section kind %s', (kind) => {
  const passport: Passport = passports[kind]
  const said = { kind, label: 'Shown' }
  const made = (): SectionModel | undefined =>
    resolve(withSection({ ...said, ...passport.spec }), loaded).entities.find(({ name }) => name === 'Loan')?.details[0]?.sections[0]

  it('is told to the console as it is meant', () => {
    expect(checkSpecs(withSection({ ...said, ...passport.spec }))).toEqual([])
    expect(made()).toEqual({ name: 'shown', label: 'entities.loans.sections.shown', kind, ...passport.model })
  })

  it('shows these fields of its record', () => {
    const section = made()
    expect(section && (sectionKind(kind).paths?.(section) ?? [])).toEqual(passport.paths)
  })

  it.each(passport.bad)('refuses $spec: $code', ({ spec, code }) => {
    expect(checkSpecs(withSection({ ...said, ...spec })).map((each) => each.code)).toContain(code)
  })

  it('has a look', () => {
    const section = made()
    expect(section && lookOfSection(section).View).toBeDefined()
  })
})
