// What the library offers, and who may.
import type { Guard } from '../../../language/access.ts'
import type { OperationModel } from '../../../language/model.ts'

export const right = (name: string): Guard => ({ rule: { right: name } })

const operation = (
  name: string,
  entity: string,
  does: OperationModel['does'],
  guard: Guard,
  over: Partial<OperationModel> = {},
): OperationModel => ({
  name,
  on: 'query',
  does,
  preview: false,
  entity,
  part: '',
  guard,
  also: [],
  ...over,
})

export const allRights = [
  'readPeople',
  'readMe',
  'readPhones',
  'readPay',
  'readBooks',
  'readMyBooks',
  'readSite',
  'shelveBooks',
  'opensLoans',
]

const readBooks: Guard = { rule: { right: 'readBooks' }, own: { right: 'readMyBooks' } }
export const operations: readonly OperationModel[] = [
  operation('peopleSearch', 'Person', 'search', right('readPeople'), {
    also: [{ rule: { right: 'opensLoans' }, fields: ['name', 'nick'], why: 'screen loans' }],
  }),
  operation('peopleFindById', 'Person', 'findById', { rule: { right: 'readPeople' }, own: { right: 'readMe' } }),
  operation('payGet', 'Person', 'get', right('readPay'), { part: 'pay' }),
  operation('peopleAutocomplete', 'Person', 'autocomplete', right('readPeople')),
  operation('booksSearch', 'Book', 'search', readBooks),
  operation('booksFindById', 'Book', 'findById', readBooks),
  operation('siteGet', 'Site', 'get', right('readSite')),
  operation('booksShelve', 'Book', 'custom', right('shelveBooks'), { on: 'mutation' }),
]
