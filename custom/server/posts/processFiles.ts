// What a post knows of its files: how many there are, whether all are processed, which one is its cover (domain 5.18, 17).
import type { Work } from '../../../server/kit.ts'
import { find, write, type RowOf } from '../store.ts'

/** Files are processed when they come, so a post with files is ready unless one of them has failed or is still worked on. */
const statusOf = (files: readonly RowOf<'ContentFile'>[]): RowOf<'ContentSet'>['processingStatus'] => {
  if (files.length === 0) return 'NEW'
  if (files.some(({ file }) => file.processingStatus === 'ERROR')) return 'ERROR'
  return files.every(({ file }) => file.processingStatus === 'OK') ? 'OK' : 'PROCESSING'
}

export const processFiles = async (work: Work, id: string): Promise<void> => {
  const [post] = await find(work, 'ContentSet', { id })
  const files = (await find(work, 'ContentFile', { set: id })).toSorted((a, b) => a.fileNumber - b.fileNumber)
  const cover = files.find((each) => each.id === post?.coverFile) ?? files[0]
  await write(work, 'ContentSet', id, {
    size: files.length,
    processingStatus: statusOf(files),
    coverFile: cover?.id ?? null,
    modifyTime: work.time,
  })
}
