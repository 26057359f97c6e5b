// Records that a form holds by their keys, by name in a text: the titles that its picker knows.
import { Suspense, use } from 'react'
import type { FieldModel } from '../../language/model.ts'
import { loadRecords } from '../client/records/loadRecords.ts'
import { useCards } from '../look/useCards.ts'

export interface ChosenNamesProps {
  readonly field: FieldModel
  readonly ids: readonly string[]
  /** The text around the names. */
  readonly says: (names: string) => string
}

const Names = ({ field, ids, says }: ChosenNamesProps) => {
  const { chosen } = useCards(use(loadRecords(field.entity ?? '')), ids, [], field.offers?.name)
  return says(chosen.map(({ id, title }) => (title === '' ? `#${id}` : title)).join(', '))
}

export const ChosenNames = (props: ChosenNamesProps) => (
  <Suspense fallback={props.says('')}>
    <Names {...props} />
  </Suspense>
)
