// What a console posts to have a list exported, by the name of the list's document.
import { persisted } from '../../run/persisted.ts'
import { manifest } from '../gateModel.ts'

const documentNamed = (name: string): string => Object.values(manifest).find((text) => new RegExp(`^query ${name}\\b`).test(text)) ?? ''
const reads = (text: string): Readonly<Record<string, boolean>> =>
  Object.fromEntries([...text.matchAll(/\$(reads\w+): Boolean!/g)].map(([, name = '']) => [name, true]))

export interface Wish {
  readonly list?: string
  readonly columns?: readonly string[]
  readonly format?: string
  readonly zone?: string
  readonly variables?: Readonly<Record<string, unknown>>
  readonly cookie?: string
  readonly origin?: string
}

/** All that the list can show is asked for. */
export const exportOf = ({
  list = 'UsersList',
  columns = ['id', 'email'],
  format = 'csv',
  zone = 'Europe/Berlin',
  variables,
}: Wish): string => {
  const text = documentNamed(list)
  return JSON.stringify({ payload: { ...persisted(text), variables: { ...reads(text), ...variables } }, columns, format, zone })
}
