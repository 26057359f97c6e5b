// What posts, their files and their verification show besides what is stored (domain 5.18, 8).
import { sql } from '../../../server/kit.ts'
import type { Derived } from '../../../server/kit.ts'
import { isReady } from '../posts/isReady.ts'
import { table } from '../tables.ts'

/** The first 120 characters of a description, on one line. */
export const excerptOfPost: Derived = (own) => sql`left(regexp_replace(${own}.description, '\\s+', ' ', 'g'), 120)`

/** Published from the moment it is; a time ahead makes it wait. */
export const stateOfPost: Derived = (own) => sql`
  case when ${own}.deleted_time is not null then 'DELETED'
    when ${own}.publish_time is null then 'DRAFT'
    when not ${own}.published then 'UNPUBLISHED'
    when ${own}.publish_time > now() then 'SCHEDULED' else 'PUBLISHED' end`

export const verificationOfPost: Derived = (own) => sql`select v.status from ${table('PostVerification')} v where v.post_id = ${own}.id`

/** The file chosen as cover; nothing before all files are processed. */
export const coverOfPost: Derived = (own) => sql`
  select f.file from ${table('ContentFile')} f where f.id = ${own}.cover_file_id and ${own}.processing_status = 'OK'`

export const fileName: Derived = (own) => sql`${own}.file->>'name'`
export const fileUuid: Derived = (own) => sql`${own}.file->>'uuid'`
export const fileContentType: Derived = (own) => sql`${own}.file->>'contentType'`
export const isCover: Derived = (own) =>
  sql`exists (select from ${table('ContentSet')} s where s.id = ${own}.set_id and s.cover_file_id = ${own}.id)`

export const checkedDescription: Derived = (own) => sql`select s.description from ${table('ContentSet')} s where s.id = ${own}.post_id`
/** A post without a level that has a price is not free. */
export const checkedLevel: Derived = (own) => sql`
  select case when s.level is null and s.package_id is not null then 'SEPARATE' else s.level end
  from ${table('ContentSet')} s where s.id = ${own}.post_id`
/** The file chosen as cover, else the first. */
export const checkedCover: Derived = (own) => sql`
  select f.file from ${table('ContentFile')} f join ${table('ContentSet')} s on s.id = f.set_id
  where s.id = ${own}.post_id and s.processing_status = 'OK'
  order by f.id is not distinct from s.cover_file_id desc, f.file_number, f.id limit 1`
export const checkedPrice: Derived = (own) => sql`
  select p.credits from ${table('ContentSet')} s join ${table('PaymentPackage')} p on p.id = s.package_id where s.id = ${own}.post_id`
export const checkedFiles: Derived = (own) => sql`
  select coalesce(jsonb_agg(f.file order by f.file_number, f.id), '[]') from ${table('ContentFile')} f where f.set_id = ${own}.post_id`
export const creatorIsSensitive: Derived = (own) => sql`
  exists (select from ${table('User', 'questionnaire')} q where q.id = ${own}.creator_id and q.sensitive_content)`

export const postIsDue: Derived = (own) =>
  sql`exists (select from ${table('ContentSet')} s where s.id = ${own}.post_id and ${isReady(sql`s`)})`
