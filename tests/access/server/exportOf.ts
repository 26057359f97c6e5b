// What a console posts to have a list exported, by the name of the list's document.
import { listPayload } from './listPayload.ts'

export interface Wish {
  readonly list?: string
  readonly columns?: readonly string[]
  readonly format?: string
  readonly zone?: string
  readonly language?: string
  readonly variables?: Readonly<Record<string, unknown>>
  readonly cookie?: string
  readonly origin?: string
}

export const exportOf = ({
  list = 'UsersList',
  columns = ['id', 'email'],
  format = 'csv',
  zone = 'Europe/Berlin',
  language = 'en',
  variables,
}: Wish): string => JSON.stringify({ payload: listPayload(list, variables), columns, format, zone, language })
