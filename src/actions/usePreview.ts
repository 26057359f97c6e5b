// What an action would do with what is typed at the moment, as the server says.
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import type { ActionModel } from '../../language/model.ts'
import type { Records } from '../client/records/loadRecords.ts'
import type { Row } from '../client/records/Row.ts'
import { variablesFor } from '../client/records/variablesFor.ts'
import type { Variables } from '../client/records/variablesFor.ts'
import { argumentsOf, previewDocument, formErrors } from './actionCall.ts'
import type { Values } from './actionCall.ts'
import type { Preview } from './Preview.ts'

const settleMs = 400

/** A record that is read again is another object, also where nothing but the signatures of its files is another. */
const unsigned = (record: Row): string => JSON.stringify(record, (name, value: unknown) => (name === 'urlPart' ? undefined : value))

export interface Previewing {
  readonly preview: Preview | undefined
  /** That of what is typed now is on its way. */
  readonly pending: boolean
}

/** Runs the preview at once and each time the input has settled, or the record has changed; an older answer arriving late is dropped. Without an input there is none. */
export const usePreview = (records: Records, action: ActionModel, record: Row | undefined, input: Values | undefined): Previewing => {
  const client = useApolloClient()
  const [preview, setPreview] = useState<Preview>()
  const [over, setOver] = useState<string>()
  const asked = useRef(0)
  const offered = input && argumentsOf({ action, record, key: '', input, ticks: [] })
  const written = input && JSON.stringify({ given: input, offered, about: record && unsigned(record) })
  useEffect(() => {
    if (written === undefined) return undefined
    const mine = ++asked.current
    const asks = JSON.parse(written) as { readonly given: Values; readonly offered: Variables }
    const ask = async (): Promise<void> => {
      const document = await previewDocument(records, action)
      const { data } = await client.query<{ answer: Preview }>({
        query: document,
        variables: variablesFor(document, asks.offered),
        fetchPolicy: 'no-cache',
        context: { quiet: true },
      })
      const answer = data?.answer
      const invalid = answer?.invalid && { errors: formErrors(action, answer.invalid.errors) }
      if (mine === asked.current) setPreview(answer && { ...answer, ...(invalid && { invalid }), of: asks.given })
    }
    const run = async (): Promise<void> => {
      await ask().catch(() => undefined)
      setOver(written)
    }
    const timer = setTimeout(() => void run(), mine === 1 ? 0 : settleMs)
    return () => clearTimeout(timer)
  }, [client, records, action, written])
  return { preview, pending: written !== over }
}
