// Who may see and who may change banners, tutorial links, the business list and categories (domain 10.6-10.10, 18).
import { expect, it } from 'vitest'
import { operations } from '../../generated/operations.ts'
import { decide } from '../../language/access.ts'
import { covers } from '../covers.ts'

const page = ['getAnyCurrency', 'updateAnyPaymentPackage']
const may = (name: string, rights: readonly string[]): boolean | undefined => {
  const guard = operations.find((each) => each.name === name)?.guard
  return guard && decide({ id: '7', role: 'manager', staff: true, rights: new Set(rights) }, guard).allowed
}
const reads = ['bannersFindAll', 'businessEntriesFindAll', 'tutorialLinksGet']
const changes = [
  'bannersCreate',
  'bannersUpdate',
  'bannersDelete',
  'bannersReorder',
  'bannersGetUploadUrls',
  'businessEntriesCreate',
  'businessEntriesDelete',
  'businessEntriesReorder',
  'tutorialLinksUpdate',
]
const categories = ['tagsCreate', 'tagsUpdate', 'tagsDelete', 'tagsReorder']

it("banners, tutorial links and the business list are the page's to see, those of the system settings besides to change; categories need the page's only", () => {
  covers('rightsCategories')
  for (const name of [...reads, ...categories]) expect([name, may(name, page)]).toEqual([name, true])
  for (const name of [...reads, ...changes, ...categories])
    for (const missing of page)
      expect([
        name,
        may(
          name,
          [...page, 'updateAnySystemSettings'].filter((each) => each !== missing),
        ),
      ]).toEqual([name, false])
  for (const name of changes) {
    expect([name, may(name, page)]).toEqual([name, false])
    expect([name, may(name, [...page, 'updateAnySystemSettings'])]).toEqual([name, true])
  }
})
