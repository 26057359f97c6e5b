// A file's value with an address that still holds: where it has run out, its record is read again.
import { useApolloClient } from '@apollo/client/react'
import type { FieldModel } from '../../language/model.ts'
import { guardsFor } from '../records/guardsFor.ts'
import type { Row } from '../records/Row.ts'
import { subjectOf } from '../records/useRecord.ts'
import { valueAt } from '../records/valueAt.ts'
import { variablesFor } from '../records/variablesFor.ts'
import { useShownRecord } from '../reveal/ShownRecord.tsx'
import { useViewer } from '../session/useViewer.ts'
import { isFileValue, isOpenNow } from './fileAddress.ts'
import type { ShownFile } from './fileAddress.ts'

/** Undefined where the record, or its file, is not there for this viewer any more. */
export const useFreshFile = (field: FieldModel, value: ShownFile): (() => Promise<ShownFile | undefined>) => {
  const client = useApolloClient()
  const viewer = useViewer()
  const shown = useShownRecord()
  return async () => {
    if (isOpenNow(value) || !shown) return value
    const { entity, documents } = shown.records
    const [detail] = entity.details
    const name = entity.list?.rowDocument ?? detail?.document ?? ''
    const query = documents[name]
    if (!query) return value
    const { id } = shown.record
    const asked = guardsFor(viewer, { ...detail?.guards, ...entity.list?.guards }, subjectOf(entity, id, shown.record))
    const { data } = await client.query<{ answer: Row | null }>({
      query,
      variables: variablesFor(query, { ...asked, id }),
      fetchPolicy: 'network-only',
    })
    const fresh = valueAt(data?.answer, field.path)
    return (Array.isArray(fresh) ? fresh : [fresh]).filter(isFileValue).find(({ uuid }) => !Array.isArray(fresh) || uuid === value.uuid)
  }
}
