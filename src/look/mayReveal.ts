// Whether its viewer may see the whole of a masked value of a record.
import { decide } from '../../language/access.ts'
import type { FieldModel } from '../../language/model.ts'
import { subjectIn } from '../client/records/useRecord.ts'
import type { ConsoleViewer } from '../client/useViewer.ts'
import type { RecordShown } from './ShownRecord.tsx'

export const mayReveal = (viewer: ConsoleViewer, { records: { entity }, record }: RecordShown, { reveal }: FieldModel): boolean =>
  reveal !== undefined && decide(viewer, reveal, subjectIn(entity, record.id, record)).allowed
