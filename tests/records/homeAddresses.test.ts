// What a home screen, or the bell, counts is what the list shows that it leads to: read again from its address, the list asks with the very filter that was counted.
import { viewerZone } from '../../src/client/viewerZone.ts'
import { expect, it } from 'vitest'
import { homes } from '#generated/home.ts'
import { news } from '#generated/news.ts'
import { readListParams } from '../../language/listAddress.ts'
import { requireNamed } from '../../language/named.ts'
import { product } from '../../server/product.ts'
import { addressAt, wireAt, type Filters } from '../../src/console/counted/listAt.ts'
import { filtersOf } from '../../src/console/news/useNews.ts'
import { activeFilters } from '../../src/screens/lists/activeFilters.ts'
import { filterWire, sensible } from '../../src/screens/lists/filterWire.ts'

const { figures = [], since = [], alerts = [] } = homes['dashboard'] ?? {}
const moment = '2026-11-26T17:42:05.123Z'

const asked = (entity: string, address: string): { readonly wire: unknown; readonly filters: Filters } => {
  const model = requireNamed(product.entities, entity)
  const { list } = model
  if (!list) throw new Error(`${entity} has no list`)
  const [path = '', search = ''] = address.split('?')
  expect(path).toBe(list.path)
  const filters = sensible(model, activeFilters(list, readListParams(new URLSearchParams(search))))
  return { wire: filterWire(model, filters, viewerZone()), filters }
}

it('is of each sort', () => expect([figures.length, since.length, alerts.length].every((count) => count > 0)).toBe(true))

it.each(alerts.map((alert) => [alert.name, alert] as const))('of the alert %s', (_name, alert) => {
  const { wire } = asked(alert.entity, addressAt(alert.leads))
  expect(wire).toBeDefined()
  expect(wireAt(alert)).toEqual(wire)
})

it.each(since.map((entry) => [entry.name, entry] as const))('since a visit, %s', (_name, entry) => {
  const more = { [entry.at]: { from: moment } }
  const { wire } = asked(entry.entity, addressAt(entry.leads, more))
  expect(wireAt(entry, more)).toEqual(wire)
  expect(JSON.stringify(wire)).toContain(moment)
})

it.each(news.map((entry) => [entry.name, entry] as const))('of the news %s', (_name, entry) => {
  const more = filtersOf(entry, moment, '7')
  const { wire } = asked(entry.entity, addressAt(entry.leads, more))
  expect(wireAt(entry, more)).toEqual(wire)
  expect(wire).toMatchObject({ [entry.at]: { from: moment }, ...(entry.mine === undefined ? {} : { [entry.mine]: ['7'] }) })
})

it.each(figures.flatMap(({ tiles }) => tiles.flatMap(({ name, entity, leads }) => (leads ? [[name, entity, leads] as const] : []))))(
  'of the figure %s, today',
  (_name, entity, leads) => {
    const { filters } = asked(entity, addressAt(leads))
    expect(filters).toEqual(
      Object.fromEntries(Object.entries(leads.filters).filter(([, value]) => !Array.isArray(value) || value.length > 0)),
    )
    expect(Object.values(filters)).toContainEqual({ from: 'today', to: 'today' })
  },
)
