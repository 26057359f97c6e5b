// Texts are cut by who needs them: whatever is drawn has its texts, though no screen loads all of them.
import { describe, expect, it } from 'vitest'
import { roles } from '#generated/access.ts'
import { allEntities } from '#generated/entities/all.ts'
import { homes } from '#generated/home.ts'
import { formLoaders } from '#generated/forms/index.ts'
import all from '#generated/locales/en.json'
import { loadFigures, loadHome, loadRights, loadShared } from '#generated/locales/index.ts'
import { menu } from '#generated/menu.ts'
import { news } from '#generated/news.ts'
import { recordLoaders, type EntityRecords } from '#generated/records/index.ts'
import { rights } from '#generated/rights.ts'
import { screens } from '#generated/routes.ts'
import { addTexts, takeTexts } from '../../src/client/texts/productTexts.ts'

type Texts = Readonly<Record<string, string>>
const loaders: Readonly<Record<string, () => Promise<EntityRecords>>> = recordLoaders
const shared = await loadShared()
const ofEntity = async (name: string): Promise<Texts> => ({ ...shared, ...(await loaders[name]?.())?.texts })

/** Every text key in a table or a form, wherever it stands. */
const keysIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return Object.hasOwn(all, value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(keysIn) : []
}
const without = (texts: Texts, value: unknown): readonly string[] => keysIn(value).filter((key) => !Object.hasOwn(texts, key))

describe.each(allEntities.map((entity) => [entity.name, entity] as const))('%s', (name, entity) => {
  it('comes with every text that its table says', async () => {
    expect(keysIn(entity).length).toBeGreaterThan(2)
    expect(without(await ofEntity(name), entity)).toEqual([])
  })

  it('comes with every text that its forms say', async () => {
    const texts = await ofEntity(name)
    const forms = entity.actions.flatMap(({ form }) => form ?? [])
    const loaded = await Promise.all(forms.map(async (form) => (formLoaders as Readonly<Record<string, () => Promise<unknown>>>)[form]?.()))
    expect(loaded).not.toContain(undefined)
    expect(without(texts, loaded)).toEqual([])
  })
})

it('has what menus, names of screens and roles say with the frame', () => {
  expect(without(shared, [menu, screens, roles])).toEqual([])
})

it('has with home screens and the bell what they say', async () => {
  expect(without({ ...shared, ...(await loadHome()) }, [homes, news])).toEqual([])
})

it('has with the rights what they are about', async () => {
  expect(without({ ...shared, ...(await loadRights()) }, rights)).toEqual([])
})

it('loses no text on the way, and says none twice where all have it', async () => {
  const texts = Object.values(loaders).map((load) => async () => (await load()).texts)
  const parts = await Promise.all([...texts, loadFigures, loadHome, loadRights].map(async (load) => load()))
  const somewhere = new Set([shared, ...parts].flatMap((texts) => Object.keys(texts)))
  // What actions leave is said by the server; an area without a right of its own stands in the document of rights alone.
  const elsewhere = (key: string): boolean =>
    key.startsWith('leaves.') || (key.startsWith('areas.') && !rights.some(({ area }) => area === key))
  expect(Object.keys(all).filter((key) => !somewhere.has(key) && !elsewhere(key))).toEqual([])
  expect(parts.flatMap((texts) => Object.keys(texts)).filter((key) => Object.hasOwn(shared, key))).toEqual([])
  expect(Object.entries(Object.assign({}, shared, ...parts) as Texts).filter(([key, text]) => text !== (all as Texts)[key])).toEqual([])
})

it('keeps what came before anybody took it', () => {
  const taken: Texts[] = []
  addTexts({ early: 'bird' })
  takeTexts((texts) => taken.push(texts))
  addTexts({ late: 'owl' })
  expect(taken).toEqual([{ early: 'bird' }, { late: 'owl' }])
})
