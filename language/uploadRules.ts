// What may be sent, told before and after: the browser asks these before it sends anything, the server when it came.
import { extensionOf, fileTypeOf, type FileType } from './fileTypes.ts'
import { sizeText } from './fields/upload.ts'
import type { Message } from './messages.ts'
import type { FieldModel, UploadModel } from './model.ts'

export interface FileFacts {
  readonly name: string
  readonly bytes: number
}

/** Extensions allowed now. An empty list of the site leaves all; what it names beyond the field's own counts for nothing. */
export const extensionsNow = ({ extensions }: UploadModel, site: readonly string[]): readonly string[] =>
  site.length === 0 ? extensions : extensions.filter((each) => site.includes(each))

/** Bytes at most, for a file of this name; 0 where it is of no allowed type. */
export const limitOf = ({ max, types }: UploadModel, type: FileType | undefined): number =>
  type && types.includes(type.class) ? (max[type.class] ?? 0) : 0

/** Why this file cannot be sent; undefined where it can. The first parameter is its name. */
export const fileProblem = (
  { upload }: Pick<FieldModel, 'upload'>,
  site: readonly string[],
  { name, bytes }: FileFacts,
): Message | undefined => {
  const extension = extensionOf(name)
  const type = fileTypeOf(extension)
  if (!upload || !type || !extensionsNow(upload, site).includes(extension)) return { template: 'errors.fileType', params: [name] }
  const limit = limitOf(upload, type)
  if (bytes > limit) return { template: 'errors.fileSize', params: [name, sizeText(limit)] }
  return bytes === 0 ? { template: 'errors.fileEmpty', params: [name] } : undefined
}
