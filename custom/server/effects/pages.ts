// What happens beside saving a page (domain 9).
import { InvalidInput } from '../../../server/kit.ts'
import type { Effect } from '../customTypes.ts'
import { keepVersion } from '../pages/keepVersion.ts'

/** Terms and privacy stay published; what the page said before is kept. */
export const keepPageVersion: Effect<'keepPageVersion'> = async (change) => {
  const { record, input } = change
  if (input.published === false && record.always === true)
    throw new InvalidInput([{ field: 'published', code: 'alwaysPublished', template: 'guards.alwaysPublished', params: [] }])
  await keepVersion(change, record)
}
