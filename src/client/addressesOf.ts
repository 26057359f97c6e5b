// The two addresses that a session needs.
import type { Configuration } from './Configuration.ts'
import type { Addresses } from './login.ts'

export const addressesOf = ({ addresses }: Configuration): Addresses => ({
  apiUrl: addresses['apiUrl'] ?? '/graphql',
  backendUrl: addresses['backendUrl'] ?? '/api',
})
