// Every kind of action sits the same examination: how the contract says it, and what its document asks of the answer.
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { documentTexts } from '../../generator/emitters/documentTexts.ts'
import { sdlOf } from '../../generator/emitters/sdl.ts'
import { makeLoader } from '../../generator/load/load.ts'
import { resolve } from '../../generator/resolve/resolve.ts'
import type { Written } from '../../generator/written.ts'
import { actions, type ActionKindName } from '../../language/actions/index.ts'
import { pascal } from '../../language/names.ts'
import { base, folder } from '../generator/cases.ts'
import { passports, type Passport } from './actions/passports.ts'

const loader = makeLoader(join(folder, base, 'specs'), 'specs')
afterAll(async () => loader.stop())
const loaded = await loader.load()

/** What a book was called, put back. */
const versions: Written['entities'][string] = {
  entity: 'BookVersion',
  label: { one: 'Version', many: 'Versions' },
  title: 'title',
  read: 'readBooks',
  fields: {
    book: { kind: 'reference', label: 'Book', entity: 'Book', written: 'server' },
    title: { kind: 'text', label: 'Title', written: 'server' },
  },
  actions: {
    restore: { kind: 'restore', into: 'book', wire: 'booksRestore', label: 'Restore', needs: 'changeBooks', undo: { by: 'restore' } },
  },
}

/** The library, whose books have an order and versions too. */
const ordered = (): Written => {
  const { Book } = loaded.written.entities
  if (!Book) throw new Error('the library has no books')
  const fields = { ...Book.fields, place: { kind: 'integer', label: 'Place', written: 'server' } } as const
  return {
    ...loaded.written,
    entities: {
      ...loaded.written.entities,
      Book: { ...Book, fields, order: { by: 'place', needs: 'changeBooks' } },
      BookVersion: versions,
    },
  }
}
const model = resolve(ordered(), loaded)
const contract = sdlOf({ model, specs: 'specs' })

describe.each(Object.keys(actions) as readonly ActionKindName[])('action kind %s', (kind) => {
  const passport: Passport = passports[kind]
  const [name, path] = passport.of
  const entity = model.entities.find((each) => each.name === name)
  const action = entity?.actions.find((each) => each.path === path)

  it('is said in the contract', () => {
    expect(action?.kind).toBe(kind)
    expect(contract.split('\n').map((line) => line.trim())).toContain(passport.contract)
  })

  it('asks for every outcome', () => {
    const texts = entity ? documentTexts(model, entity) : ''
    const text = texts.slice(texts.indexOf(`mutation ${pascal(action?.operation ?? '')}(`))
    const outcomes = [...text.slice(0, text.indexOf('\n}')).matchAll(/^ {4}\.\.\. on (\w+)/gm)].map(([, outcome]) => outcome)
    expect(outcomes.toSorted()).toEqual(passport.answers.toSorted())
  })
})
