// What an action would do with what is typed at the moment, as the server says.
import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'
import type { ActionModel } from '../../language/model.ts'
import type { Records } from '../client/records/loadRecords.ts'
import type { Row } from '../client/records/Row.ts'
import { variablesFor, type Variables } from '../client/records/variablesFor.ts'
import { argumentsOf, previewDocument, formErrors, type Values } from './actionCall.ts'
import type { Preview } from './Preview.ts'
import { useAskedAnew, type AskedAnew } from './useAskedAnew.ts'

/** A record that is read again is another object, also where nothing but the signatures of its files is another. */
const unsigned = (record: Row): string => JSON.stringify(record, (name, value: unknown) => (name === 'urlPart' ? undefined : value))

interface Subject {
  readonly given: Values
  readonly offered: Variables
  readonly about: string | undefined
}

const typedIn = ({ given }: Subject): Values => given

/** Runs the preview at once, and each time the input has settled or the record has changed. Without an input there is none. */
export const usePreview = (
  records: Records,
  action: ActionModel,
  record: Row | undefined,
  input: Values | undefined,
): AskedAnew<Preview> => {
  const client = useApolloClient()
  const ask = useCallback(
    async ({ given, offered }: Subject): Promise<Preview> => {
      const document = await previewDocument(records, action)
      const { data } = await client.query<{ answer: Preview }>({
        query: document,
        variables: variablesFor(document, offered),
        fetchPolicy: 'no-cache',
        context: { quiet: true },
      })
      if (!data) throw new Error('no answer')
      const { invalid } = data.answer
      return { ...data.answer, ...(invalid && { invalid: { errors: formErrors(action, invalid.errors) } }), of: given }
    },
    [client, records, action],
  )
  const subject = input && {
    given: input,
    offered: argumentsOf({ action, record, key: '', input, ticks: [] }),
    about: record && unsigned(record),
  }
  return useAskedAnew(subject, typedIn, ask)
}
