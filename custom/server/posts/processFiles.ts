// What a post knows of its files: how many there are, whether all are processed, which one is its cover (domain 5.18, 17).
import { sql } from '../../../server/kit.ts'
import type { Work } from '../../../server/kit.ts'
import { table } from '../tables.ts'
import { write } from '../store.ts'
import type { RecordOf } from '../store.ts'

const k = table('ContentFile', 'k')
const s = table('ContentSet', 's')
const f = table('ContentFile', 'f')

interface Found {
  readonly size: number
  readonly status: RecordOf<'ContentSet'>['processingStatus']
  readonly cover: string | null
}

/** Files are processed when they come, so a post with files is ready unless one of them has failed or is still worked on. */
const find = async ({ tx }: Work, post: string): Promise<Found | undefined> =>
  (
    await sql<Found>`
      select count(${f.id})::integer as size,
        case when count(${f.id}) = 0 then 'NEW' when bool_or(${f.file}->>'processingStatus' = 'ERROR') then 'ERROR'
          when bool_and(${f.file}->>'processingStatus' = 'OK') then 'OK' else 'PROCESSING' end as status,
        coalesce((select ${k.id}::text from ${k} join ${s} on ${s.coverFile} = ${k.id} and ${s.id} = ${k.set}
          where ${k.set} = ${post}::bigint),
          (array_agg(${f.id}::text order by ${f.fileNumber}, ${f.id}))[1]) as cover
      from ${f} where ${f.set} = ${post}::bigint`.execute(tx)
  ).rows[0]

export const processFiles = async (work: Work, post: string): Promise<void> => {
  const found = await find(work, post)
  await write(work, 'ContentSet', post, {
    size: found?.size ?? 0,
    processingStatus: found?.status ?? 'NEW',
    coverFile: found?.cover ?? null,
    modifyTime: work.time,
  })
}
