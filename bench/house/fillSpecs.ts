// Puts a product of any size in the place of a copy's specs: the library of the golden cases, and as many further kinds of things to lend as are asked for.
import { readFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Copy } from '../../tests/drill/makeCopy.ts'

const library = 'tests/generator/cases/library/specs'
const nameOf = (at: number): string => `Thing${at}`
const fileOf = (at: number): string => `thing${at}s`

/** Some 12 operations each: list, record, choice, counts, create, update, remove and transitions; a part with a right of its own, references in a chain. */
const entityText = (at: number): string => `// Generated for the bench.
import { defineEntity, definePart } from './vocabulary.ts'

/** Things of sort ${at}. */
export const ${fileOf(at)} = defineEntity({
  entity: '${nameOf(at)}',
  label: { one: 'Thing ${at}', many: 'Things ${at}' },
  title: 'name',
  read: 'readBooks',
  update: 'changeBooks',
  fields: {
    /** How it is called at the desk. */
    name: { kind: 'text', label: 'Name', required: true, max: 80 },
    sort: { kind: 'choice', label: 'Sort', options: { NEW_ONE: 'New', OLD_ONE: 'Old', RARE_ONE: 'Rare' }, required: true, starts: 'NEW_ONE' },
    pieces: { kind: 'integer', label: 'Pieces', min: 1 },
    price: { kind: 'money', label: 'Price', currency: 'EUR', positive: true },
    bought: { kind: 'date', label: 'Bought' },
    about: { kind: 'longText', label: 'About' },
    before: { kind: 'reference', label: 'Before it', entity: '${at === 0 ? 'Book' : nameOf(at - 1)}' },
  },
  lifecycle: {
    label: 'State',
    starts: 'HERE',
    states: { HERE: { label: 'Here', tone: 'good' }, AWAY: { label: 'Away', tone: 'attention' } },
    transitions: {
      lend: { label: 'Lend', from: ['HERE'], to: 'AWAY', needs: 'changeLoans', asks: { pieces: { kind: 'integer', label: 'Pieces', min: 1 } }, undo: { by: 'back' } },
      back: { label: 'Back', from: ['AWAY'], to: 'HERE', needs: 'changeLoans', undo: { by: 'lend' } },
    },
  },
  parts: {
    care: definePart({
      label: 'Care',
      read: 'readHouse',
      update: 'changeHouse',
      fields: { repaired: { kind: 'date', label: 'Repaired' }, notes: { kind: 'longText', label: 'Notes' }, keeper: { kind: 'reference', label: 'Keeper', entity: 'Member' } },
    }),
  },
  create: { label: 'Add', needs: 'changeBooks', fields: ['name', 'sort', 'pieces', 'price', 'before'] },
  remove: { label: 'Remove', needs: 'changeBooks', confirms: { says: 'Remove {name}?' }, undo: { never: 'it leaves the house' } },
  reads: { getStats: { by: 'status' } },
  list: {
    path: '/things/thing${at}',
    columns: ['name', 'sort', { field: 'price', under: ['pieces'] }, 'before', 'care.repaired', 'status'],
    filters: ['sort', 'bought', 'pieces', 'status', 'before'],
    search: ['name', 'about'],
    sort: { by: 'name', first: 'lowest' },
    views: { away: { label: 'Away', states: ['AWAY'] } },
    actions: ['lend', 'back', 'update', 'remove'],
  },
  detail: {
    path: '/things/thing${at}/:thingId',
    head: { under: ['sort'], marks: ['status'] },
    actions: ['lend', 'back', 'remove'],
    sections: { thing: { kind: 'form', label: 'Thing' }, care: { kind: 'form', label: 'Care', part: 'care' }, facts: { kind: 'facts', label: 'Bought', fields: ['bought', 'price'] } },
  },
})
`

const indexText = (further: readonly number[]): string => `// The library, and ${further.length} further sorts of things.
import { entities as library } from './library.ts'
${further.map((at) => `import { ${fileOf(at)} } from './${fileOf(at)}.ts'\n`).join('')}
export { access, app, menu, named, person, screens, texts, vocabulary } from './library.ts'

export const entities = { ...library, ${further.map((at) => `${nameOf(at)}: ${fileOf(at)}`).join(', ')} }
`

/** entities: how many there are in all, the library's four among them. Nothing generated is left. */
export const fillSpecs = ({ folder, write }: Copy, entities: number): void => {
  const further = Array.from({ length: entities - 4 }, (_each, at) => at)
  for (const place of ['specs', 'generated']) rmSync(join(folder, place), { recursive: true, force: true })
  for (const name of readdirSync(join(folder, library))) {
    const text = readFileSync(join(folder, library, name), 'utf8').replaceAll('../../../../../language', '../language')
    write(
      `specs/${name === 'index.ts' ? 'library.ts' : name}`,
      text.replace("'HouseSettings']", `'HouseSettings', ${further.map((at) => `'${nameOf(at)}'`).join(', ')}]`),
    )
  }
  for (const at of further) write(`specs/${fileOf(at)}.ts`, entityText(at))
  write('specs/index.ts', indexText(further))
}
