// Merges the local config and the backend's into one. Where both say something the backend wins, but for the addresses needed to reach it.
import type { AppModel } from '../../language/model.ts'
import type { Configuration } from './Configuration.ts'
import { disabledOf, own, said, text, workingAddress, type Said } from './workingValue.ts'

const positive = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : undefined

const mergedAddresses = (app: AppModel, local: Said, backend: Said): Configuration['addresses'] => {
  const names = new Set(
    [...Object.keys(app.addresses), ...Object.keys(local), ...Object.keys(backend)].filter((name) => name.endsWith('Url')),
  )
  const pick = (name: string): string => text(workingAddress(app, name, local, own(backend, name)).value) ?? ''
  return Object.fromEntries([...names].map((name) => [name, pick(name)]))
}

const flagsOf = (app: AppModel, backend: Said): Configuration['flags'] => {
  const flagOf = (name: string): unknown => own(backend, name) ?? own(said(own(backend, 'flags')), name)
  return Object.fromEntries(
    Object.entries(app.flags).map(([name, usual]) => {
      const value = flagOf(name)
      return [name, typeof value === 'boolean' ? value : usual]
    }),
  )
}

const logoOf = (value: unknown): Configuration['siteLogo'] => {
  if (typeof value === 'object' && value !== null) return value
  return text(value)
}

/** Both configs as they were read, whatever they hold. */
export const mergeConfiguration = (app: AppModel, local: unknown, backend: unknown): Configuration => {
  const [here, there] = [said(local), said(backend)]
  return {
    addresses: mergedAddresses(app, here, there),
    siteName: text(own(there, 'siteName')) ?? text(own(here, 'siteName')) ?? app.defaultSiteName,
    siteLogo: logoOf(own(there, 'siteLogo')) ?? logoOf(own(here, 'siteLogo')),
    notices: {
      query: positive(own(there, 'queryNotificationTimeout')) ?? app.notices.query,
      general: positive(own(there, 'notificationTimeout')) ?? app.notices.general,
    },
    disabled: new Set(disabledOf(here, own(there, 'disabledPages'))),
    flags: flagsOf(app, there),
    local: here,
    values: there,
  }
}
