// How many records there are of something that home screens and the bell count.
import { useApolloClient } from '@apollo/client/react'
import type { DocumentNode } from 'graphql'
import { useCallback } from 'react'
import { homeDocuments } from '#generated/documents/home.ts'
import type { CountedModel } from '../../../language/model.ts'
import { automatic } from '../../client/automatic.ts'
import { countOf, type Sum } from '../../client/records/Row.ts'
import { wireAt, type Filters } from './listAt.ts'

const documents: Readonly<Record<string, DocumentNode>> = homeDocuments

export const homeDocument = (name: string): DocumentNode => {
  const found = documents[name]
  if (!found) throw new Error(`No document ${name}`)
  return found
}

/** more: filters besides its own. undefined = it could not be counted. */
export type Count = (counted: CountedModel, more?: Filters) => Promise<number | undefined>

export const useCount = (): Count => {
  const client = useApolloClient()
  return useCallback(
    async (counted, more) => {
      const { data } = await client.query<{ answer: readonly Sum[] }>({
        query: homeDocument(counted.document),
        variables: { filter: wireAt(counted, more) },
        fetchPolicy: 'no-cache',
        context: automatic,
      })
      return data && countOf(data.answer)
    },
    [client],
  )
}
