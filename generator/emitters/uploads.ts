// Where to send files, in the contract: one operation for each field that takes uploads.
import type { EntityModel } from '../../language/model.ts'
import { inputName } from '../../language/names.ts'
import { uploadFields, type UploadField } from '../resolve/upload.ts'
import { partFieldAt } from '../../language/partFields.ts'

/** As SDL: whose file it will be (the record, or what a new one is made with), how many, and the operation's key. */
export const uploadArguments = (entity: EntityModel, { upload }: UploadField): readonly string[] => [
  ...(upload.changes ? [`id: ID${upload.creates ? '' : '!'}`] : []),
  ...upload.with.map((path) => {
    const field = partFieldAt(entity, path)?.field
    return `${inputName(field ?? { name: path })}: ID${upload.changes ? '' : '!'}`
  }),
  'count: Int!',
  'key: Uuid!',
]

/** Fields of the contract's Mutation. */
export const uploadMutations = (entity: EntityModel): readonly string[] =>
  uploadFields(entity).map((field) => `${field.upload.operation}(${uploadArguments(entity, field).join(', ')}): Uploads!`)
