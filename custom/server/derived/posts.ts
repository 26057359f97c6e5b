// What posts, their files and their verification show besides what is stored (domain 5.18, 8).
import { derive, sql, table } from '../../../server/kit.ts'
import { isReady } from '../posts/isReady.ts'

const f = table('ContentFile', 'f')
const s = table('ContentSet', 's')

/** The first 120 characters of a description, on one line. */
export const excerptOfPost = derive('ContentSet', (own) => sql`left(regexp_replace(${own.description}, '\\s+', ' ', 'g'), 120)`)

/** Published from the moment it is; a time ahead makes it wait. */
export const stateOfPost = derive(
  'ContentSet',
  (own) => sql`
  case when ${own.deletedTime} is not null then 'DELETED'
    when ${own.publishTime} is null then 'DRAFT'
    when not ${own.published} then 'UNPUBLISHED'
    when ${own.publishTime} > now() then 'SCHEDULED' else 'PUBLISHED' end`,
)

/** A post without a level that has a price is not free. */
export const checkedLevel = derive(
  'PostVerification',
  (own) => sql`
  select case when ${s.level} is null and ${s.package} is not null then 'SEPARATE' else ${s.level} end
  from ${s} where ${s.id} = ${own.post}`,
)
/** The file chosen as cover, else the first. */
export const checkedCover = derive(
  'PostVerification',
  (own) => sql`
  select ${f.file} from ${f} join ${s} on ${s.id} = ${f.set}
  where ${s.id} = ${own.post} and ${s.processingStatus} = 'OK'
  order by ${f.id} is not distinct from ${s.coverFile} desc, ${f.fileNumber}, ${f.id} limit 1`,
)
export const postIsDue = derive('PostVerification', (own) => sql`exists (select from ${s} where ${s.id} = ${own.post} and ${isReady(s)})`)
