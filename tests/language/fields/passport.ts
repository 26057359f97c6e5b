// What a kind of field brings to the examination that all of them sit.
import type { TextContext, Wire } from '../../../language/fields/kind.ts'

export interface Passport {
  /** The field as the interpreters see it; required unless it says otherwise. */
  readonly field: Readonly<Record<string, unknown>>
  /** Values in memory, what they are in words, and what the form sends for them where that differs. */
  readonly good: readonly { readonly value: unknown; readonly words: string; readonly input?: Wire; readonly back?: unknown }[]
  /** What a form or a hostile client may send, and must be refused. */
  readonly bad: readonly Wire[]
  readonly graphql: string
  readonly columns: readonly string[]
  /** Where an empty value stands when sorting; absent = not sortable. */
  readonly sortable: boolean
}

const names: Readonly<Record<string, string>> = { DE: 'Germany', DE___BE: 'Berlin, Germany' }
const labels: Readonly<Record<string, string>> = {
  'words.yes': 'Yes',
  'words.no': 'No',
  'colours.red': 'Red',
  'colours.blue': 'Blue',
  'colours.grey': 'Grey',
}

/** A reader in Berlin. */
export const context: TextContext = {
  t: (key) => labels[key] ?? key,
  dateFormat: 'MM/DD/YYYY',
  zone: 'Europe/Berlin',
  lookup: (dictionary, code) => (dictionary === 'location' ? names[code] : code === 'CRE' ? 'Cr' : undefined),
}
