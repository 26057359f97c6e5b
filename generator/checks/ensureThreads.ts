// Threads: what is named of them, of their entries and of what is attached stands in the rows of those lists, is of the sort that it is named for, and comes in order.
import { holdsFile, isAmount, refersToOne, traitsOf } from '../../language/fields/index.ts'
import type { EntriesSpec, ThreadsSection } from '../../language/sections/threads.ts'
import { didYouMean } from '../../language/suggest.ts'
import type { AnyWords } from '../../language/words.ts'
import type { AddProblem, SpecPath } from '../problem.ts'
import { listOf } from '../resolve/list.ts'
import { under, type Written, type WrittenEntity, type WrittenField } from '../written.ts'
import { fieldsOf, inRows, type Ensure } from './scope.ts'
import { entitiesIn, openedIn, sectionsIn, type At } from './walk.ts'

type Wanted = readonly [what: string, isIt: (field: WrittenField) => boolean]
const anything: Wanted = ['a field', () => true]
const someone: Wanted = ['a reference', refersToOne]
const count: Wanted = ['a number', (field) => traitsOf(field).number !== undefined]
const amount: Wanted = ['an amount', isAmount]
const flag: Wanted = ['a flag', (field) => traitsOf(field).ticked === true]
const file: Wanted = ['a file', holdsFile]
const pointsAt = (entity: string): Wanted => [`a reference to ${entity}`, (field) => refersToOne(field) && field.entity === entity]

/** What is named of which entity, where in the section, and what that has to be. */
type Named = readonly [entity: string | undefined, name: string | undefined, at: SpecPath, wanted: Wanted]
const namedInEntries = ({ entity, attached, price, ...said }: EntriesSpec<AnyWords>, at: SpecPath): readonly Named[] => [
  [entity, said.from, [...at, 'from'], someone],
  [entity, said.author, [...at, 'author'], someone],
  [entity, said.text, [...at, 'text'], anything],
  [entity, price?.of, [...at, 'price', 'of'], amount],
  [entity, price?.paid, [...at, 'price', 'paid'], flag],
  [attached?.entity, attached?.of, [...at, 'attached', 'of'], pointsAt(entity)],
  [attached?.entity, attached?.file, [...at, 'attached', 'file'], file],
]
const namedIn = ({ entity, entries, marks = [], ...said }: ThreadsSection<AnyWords>): readonly Named[] => [
  [entity, said.with, ['with'], someone],
  [entity, said.copyOf, ['copyOf'], pointsAt(entity)],
  [entity, said.last, ['last'], anything],
  [entity, said.unread, ['unread'], count],
  ...marks.map((name, at): Named => [entity, name, ['marks', at], flag]),
  ...namedInEntries(entries, ['entries']),
]

const ensureNamed = (written: Written, names: readonly Named[], path: SpecPath, add: AddProblem): void => {
  for (const [entity = '', name, at, [what, isIt]] of names) {
    const other = under(written.entities, entity)
    const list = other && listOf(other)
    if (!list || name === undefined) continue
    const [rows, field] = [inRows(list), fieldsOf(other).get(name)]
    if (!rows.includes(name))
      add({ code: 'unknown-column', path: [...path, ...at], message: `The rows of ${entity} have no "${name}".${didYouMean(name, rows)}` })
    else if (!field || !isIt(field))
      add({ code: 'unfit-field', path: [...path, ...at], message: `This has to be ${what}; "${name}" is not.` })
  }
}

const ensureNewest = (written: Written, entity: string, path: SpecPath, add: AddProblem): void => {
  const other = under(written.entities, entity)
  const sort = other && listOf(other)?.sort
  if (sort && (sort.first !== 'newest' || !fieldsOf(other).has(sort.by)))
    add({
      code: 'unsorted-threads',
      path,
      message: `Threads and what is written in them stand in the order of a time: the list of ${entity} has to be sorted by one, the newest first.`,
    })
}

/** @param offered what the rows of the entity offer */
const ensureAnswers = (answers: string | undefined, offered: readonly string[], entity: string, path: SpecPath, add: AddProblem): void => {
  if (answers !== undefined && !offered.includes(answers))
    add({
      code: 'unknown-action',
      path: [...path, 'answers'],
      message: `The list of ${entity} offers no action "${answers}".${didYouMean(answers, offered)}`,
    })
}

const ensureSection = (written: Written, { spec, path }: At<ThreadsSection<AnyWords>>, add: AddProblem): void => {
  const other = under(written.entities, spec.entity)
  ensureNamed(written, namedIn(spec), path, add)
  ensureNewest(written, spec.entity, [...path, 'entity'], add)
  ensureNewest(written, spec.entries.entity, [...path, 'entries', 'entity'], add)
  ensureAnswers(spec.answers, (other && listOf(other)?.actions) ?? [], spec.entity, path, add)
}

/** What stands beneath an opened record as what is written in a thread. */
const ensureBeneath = (written: Written, own: At<WrittenEntity>, add: AddProblem): void => {
  for (const { spec: opened, path } of openedIn(own))
    for (const [name, { entity, by, said, answers }] of Object.entries(opened.below ?? {})) {
      const at = [...path, 'below', name]
      ensureAnswers(answers, opened.actions ?? listOf(own.spec)?.actions ?? [], own.spec.entity, at, add)
      if (!said) continue
      ensureNamed(written, namedInEntries({ entity, by, ...said }, ['said']), at, add)
      ensureNewest(written, entity, [...at, 'entity'], add)
    }
}

export const ensureThreads: Ensure = ({ written, add }) => {
  for (const own of entitiesIn(written)) {
    for (const { spec, path } of sectionsIn(own)) if ('entries' in spec) ensureSection(written, { spec, path }, add)
    ensureBeneath(written, own, add)
  }
}
