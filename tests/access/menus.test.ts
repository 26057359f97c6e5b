// A21: menus and the sections of a profile, for every role and many sets of rights, against the written specs.
import { beforeAll, expect, it } from 'vitest'
import { groups } from '#generated/access.ts'
import { app } from '#generated/app.ts'
import { allEntities } from '#generated/entities/all.ts'
import { menu } from '#generated/menu.ts'
import { randomOf } from '../../demo/random.ts'
import { decide } from '../../language/access.ts'
import type { EntityModel } from '../../language/model.ts'
import { viewerOf } from '../../src/client/viewerIn.ts'
import { entriesOf } from '../../src/console/menuEntries.ts'
import { mergeConfiguration } from '../../src/client/mergeConfiguration.ts'
import { isStaff, meets } from './oracle/holds.ts'
import { loadMenus } from './oracle/loadSpecs.ts'
import { entryNeed, sectionAsks, type MenuSpecs, type MenuText } from './oracle/menuNeeds.ts'
import { staffRights } from './oracle/rights.ts'
import { rightSets } from './rightSets.ts'

const random = randomOf(21)
let world: MenuSpecs
let people: readonly { readonly role: string; readonly rights: ReadonlySet<string> }[]

beforeAll(async () => {
  world = await loadMenus()
  const { specs } = world
  const all = staffRights(specs)
  const some = Array.from({ length: 200 }, () => new Set(all.filter(() => random.chance(0.3))))
  const sets = [...rightSets(all), ...some]
  people = Object.keys(specs.access.roles).flatMap((role) => sets.map((rights) => ({ role, rights })))
})

/** Every flag on and every address known: what is left is rights. */
const on = Object.fromEntries(Object.keys(app.flags).map((flag) => [flag, true]))
const links = { supportUrl: 'https://support.example/', suggestFeatureUrl: 'https://ideas.example/' }

const viewer = (role: string, rights: ReadonlySet<string>) =>
  viewerOf({ id: '7', email: '', screenName: '', username: '', role, authorities: [...rights] })
const shownOf = (entries: typeof menu.side, role: string, rights: ReadonlySet<string>): readonly string[] =>
  entriesOf(entries, {
    menu,
    viewer: viewer(role, rights),
    configuration: mergeConfiguration(app, { ...links, ...on }, on),
    pathname: '/',
    text: (key) => key,
  }).map(({ label }) => label)

it('entries of every menu are there exactly for whom the specs say', () => {
  const menus: readonly (readonly [typeof menu.side, readonly MenuText[]])[] = [
    [menu.side, world.menus.side],
    [menu.work ?? [], world.menus.work ?? []],
    ...menu.groups.map(({ name, entries }) => [entries, world.menus.groups[name]?.entries ?? []] as const),
  ]
  const wrong: string[] = []
  let cells = 0
  for (const { role, rights } of people)
    for (const [entries, written] of menus) {
      const shown = shownOf(entries, role, rights)
      for (const [at, entry] of entries.entries()) {
        cells += 1
        const wanted = written[at]
        const may = wanted !== undefined && isStaff(world.specs, role) && meets(world.specs, { role, rights }, entryNeed(world, wanted))
        if (shown.includes(entry.label) !== may)
          wrong.push(`${entry.label} for ${role} with ${[...rights].slice(0, 3).join('+')} (${rights.size})`)
      }
    }
  console.log(`${cells} entries looked at`)
  expect(cells).toBeGreaterThanOrEqual(people.length * menu.side.length)
  expect([...new Set(wrong)].slice(0, 10)).toEqual([])
})

it('sections of every record are there exactly for whom the specs say, on one’s own and on others’', () => {
  const all: readonly EntityModel[] = allEntities
  const named: Readonly<Record<string, readonly string[]>> = groups
  const wrong: string[] = []
  let cells = 0
  for (const written of Object.values(world.specs.entities)) {
    const detail = all.find(({ name }) => name === written.entity)?.details.find(({ kind }) => kind === 'detail')
    for (const section of detail?.sections ?? []) {
      const text = written.detail?.sections[section.name]
      const asks = text && sectionAsks(world.specs, written, text)
      const of = asks?.of?.flatMap((group) => named[group] ?? [])
      if ([...(section.of ?? [])].toSorted().join() !== [...new Set(of ?? [])].toSorted().join())
        wrong.push(`${section.name}: of ${section.of?.join()}`)
      for (const { role, rights } of people)
        for (const subject of ['7', '8']) {
          cells += 1
          const person = { role, rights }
          const may =
            asks !== undefined && (meets(world.specs, person, asks.need) || (subject === '7' && meets(world.specs, person, asks.own)))
          if (decide(viewer(role, rights), section.guard, subject).allowed !== may)
            wrong.push(
              `${section.name} for ${role} with ${[...rights].slice(0, 3).join('+')} (${rights.size}), ${subject === '7' ? 'own' : 'other'}`,
            )
        }
    }
  }
  console.log(`${cells} sections looked at`)
  expect(cells).toBeGreaterThan(people.length)
  expect([...new Set(wrong)].slice(0, 10)).toEqual([])
})
