// Keeps a list's total true: one count, not the rows, is read again after changes. It goes where the rows are kept, so that whatever shows the list has it.
// An empty list is read itself: no row moves from under a hand, and a total beside "nothing was found" would be no answer.
import { useApolloClient } from '@apollo/client/react'
import type { DocumentNode } from 'graphql'
import { useCallback } from 'react'
import { automatic } from '../../client/automatic.ts'
import type { EntityModel } from '../../../language/model.ts'
import type { Stretch } from '../../client/records/Row.ts'
import { useRecount } from '../../client/records/useRecount.ts'
import type { Variables } from '../../client/records/variablesFor.ts'
import type { Filters } from './activeFilters.ts'
import type { Change } from '../../client/createChangeFeed.ts'
import { pathIn } from '../../../language/paths.ts'
import { named } from '../../../language/named.ts'

interface Narrowing {
  /** Paths of the fields that it is filtered by. */
  readonly paths: readonly string[]
  readonly searched: boolean
}

/** Paths that the change may have written: an edit those of its form, anything else all of the part. */
const writtenBy = (entity: EntityModel, name: string, isEdit: boolean): readonly string[] => {
  const part = named(entity.parts, name)
  return (part?.fields ?? []).filter((field) => !isEdit || part?.form.includes(field.name)).map(({ path }) => path)
}

/** Whether a list may have other records after a change: only then is it worth counting again. */
export const mayCountElse = (entity: EntityModel, { paths, searched }: Narrowing, { kind, created, part, action }: Change): boolean => {
  if (created || kind === 'REMOVED' || searched) return true
  const name = part ?? ''
  const isEdit = action === pathIn(name, 'update')
  // A record that goes to another state may leave a list that says nothing of states.
  if (name === '' && !isEdit) return true
  return writtenBy(entity, name, isEdit).some((path) => paths.includes(path))
}

interface TotalOptions {
  readonly entity: EntityModel
  /** The list's document. */
  readonly document: DocumentNode
  /** What the list was read with. */
  readonly variables: Variables
  readonly guards: Variables
  /** What the list is filtered by. */
  readonly filters: Filters
  /** Whether there is a total to keep. */
  readonly wanted: boolean
  /** Whether no row is shown. */
  readonly empty: boolean
  /** Reads the list again. */
  readonly readAgain: () => void
}

interface Answer {
  readonly answer?: Stretch | null
}

export const useTotal = ({ entity, document, variables, guards, filters, wanted, empty, readAgain }: TotalOptions): void => {
  const client = useApolloClient()
  const count = useCallback(async () => {
    // One row, of columns that need no right, is the least that comes with a total.
    const { after: _after, before: _before, ...narrowed } = variables
    const bare = Object.fromEntries(Object.keys(guards).flatMap((name) => (name in narrowed ? [[name, false]] : [])))
    const { data } = await client.query<Answer>({
      query: document,
      variables: { ...narrowed, ...bare, first: 1 },
      fetchPolicy: 'no-cache',
      context: automatic,
    })
    const total = data?.answer?.total
    if (!total) return
    client.cache.updateQuery<Answer>({ query: document, variables }, (kept) =>
      kept?.answer ? { answer: { ...kept.answer, total } } : kept,
    )
  }, [client, document, variables, guards])
  const narrowing = { paths: Object.keys(filters), searched: variables['search'] !== undefined }
  useRecount(entity.name, empty ? async () => readAgain() : count, {
    when: (change) => wanted && mayCountElse(entity, narrowing, change),
  })
}
