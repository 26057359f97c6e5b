// What a server answers to forms of transactions and users: people to choose, previews, what was made.
import { users } from '#generated/entities/users.ts'
import type { EntityModel } from '../../../language/model.ts'
import { data, type Answer, type Asked } from '../fake/FakeSocket.ts'
import { previewOf, sampleCard, sampleRecord, stretchOf } from './sampleRecord.ts'

type Wire = Readonly<Record<string, unknown>>
const { card }: EntityModel = users
const people = ['Anna', 'Bob', 'Annabel'].map((name, at) => sampleCard(card, String(at + 1), name))

const found = ({ text, ids }: Wire): readonly Wire[] => {
  if (Array.isArray(ids)) return people.filter((each) => ids.includes(each['id']))
  return people.filter((each) =>
    String(each['title'])
      .toLowerCase()
      .includes(((text as string | undefined) ?? '').toLowerCase()),
  )
}

export const formAnswers = async ({ name, variables }: Asked): Promise<Answer> => {
  if (name === 'UsersAutocomplete') return data(found(variables))
  if (name === 'ManualTransactionsCreate') return data({ __typename: 'Done', ids: ['1'], count: 1, details: null })
  if (name === 'UsersCreate') return data({ __typename: 'UserSaved', record: sampleRecord(users, '77') })
  if (name === 'UsersDetail') return data(sampleRecord(users, '77', { screenName: 'New one' }))
  if (name === 'AnalyticsGetCreator') return data(null)
  if (name.endsWith('Stats')) return data([])
  if (name.endsWith('Preview'))
    return data(
      previewOf({
        balances: [
          {
            __typename: 'PreviewBalance',
            account: 'words.id',
            before: { amount: '10.00', currency: 'CRE' },
            after: { amount: '22.50', currency: 'CRE' },
          },
        ],
      }),
    )
  // Rows of one entity are no rows of another.
  if (name.endsWith('List') && name !== 'UsersList') return data(stretchOf([]))
  return name.endsWith('List') ? data(stretchOf([sampleRecord(users, '5')])) : { errors: [{ message: `no answer for ${name}` }] }
}
