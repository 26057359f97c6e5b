// A change that takes until the test lets it go.
import type { Call } from '../../../server/call.ts'
import { persisted } from '../../run/persisted.ts'

/** Of each that waits, what lets it go. */
export const pending: (() => void)[] = []
export const slow = (_call: Call): Promise<unknown> =>
  new Promise((resolve) => pending.push(() => resolve({ __typename: 'Done', ids: [], count: 1, details: null })))
export const release = (): void => pending.splice(0).forEach((each) => each())

export const shelve = 'mutation($key: Uuid!) { booksShelve(key: $key) { ... on Done { count } } }'
export const key = '019aa0a0-0000-7000-8000-000000000001'
export const change = (id: string) => ({ id, type: 'subscribe', payload: { ...persisted(shelve), variables: { key } } })
