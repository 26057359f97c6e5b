// What code wants to know of a section, action, screen, filter or field is a trait that its kind states, not a comparison with the kind's name.
import { describe, expect, it } from 'vitest'
import { actions } from '../../language/actions/index.ts'
import { fields, fieldSpecs } from '../../language/fields/index.ts'
import { filters } from '../../language/filters/index.ts'
import { screenKinds } from '../../language/screens/index.ts'
import { sections } from '../../language/sections/index.ts'
import { disguised, findKindNames, type Families } from './kindNames.ts'
import { listSources, textOf } from './listSources.ts'

/** Of several families with a kind of that name, the first that holds it has it. */
const families: Families = {
  filter: {
    folder: 'filters',
    kinds: [...Object.keys(filters), 'none'],
    holds: ({ name, of, path }) => /filter/i.test(name) || (name === 'kind' && of === '' && /filter/i.test(path)),
  },
  section: {
    folder: 'sections',
    kinds: Object.keys(sections),
    holds: ({ name, of, kind }) => name === 'kind' && (kind !== 'custom' || /^(section|spec|only|each)\b/.test(of)),
  },
  screen: {
    folder: 'screens',
    kinds: Object.keys(screenKinds),
    // A list is a kind of field too, and every family has its customs.
    holds: ({ name, of, kind, path }) =>
      name === 'kind' &&
      !/^(spec|field|column)\b/.test(of) &&
      (!['list', 'custom'].includes(kind) || (of !== '' && kind === 'list') || /screen|shell/i.test(`${path} ${of}`)),
  },
  action: {
    folder: 'actions',
    kinds: Object.keys(actions),
    // In what a spec names, a transition is a kind of name.
    holds: ({ name, path }) => /^(kind|does)$/.test(name) && !/^generator\/checks\/(scope|shape)\.ts$/.test(path),
  },
}
/** Last, for a list is a kind of screen too, and a flag one of filter. */
const all: Families = {
  ...families,
  field: { folder: 'fields', kinds: Object.keys(fieldSpecs), holds: ({ name }) => /^(kind|as|look|lookOf)$/.test(name) },
}
/** How many there are still: it only falls. */
const bounds: Readonly<Record<string, number>> = { filter: 0, section: 0, screen: 0, action: 0, field: 0 }

const found = listSources('.ts', '.tsx')
  .filter((path) => /^(language|generator|src|server|custom)\//.test(path))
  .flatMap((path) => findKindNames(path, textOf(path), all))

it.each(Object.entries(bounds))('compares with no name of a kind of %s outside its own file', (family, bound) => {
  const places = found.filter((each) => each.family === family).map(({ place, said }) => `${place}  ${said}`)
  expect(places.length, `${family} kinds are named at\n${places.join('\n')}\n`).toBeLessThanOrEqual(bound)
})

describe('a planted comparison is found', () => {
  it.each([
    ["if (section.kind === 'related') return", 'section'],
    ["const known = section?.kind !== 'form'", 'section'],
    ["const drawn = ['create', 'update'].includes(action.kind)", 'action'],
    ["const some = new Set(['remove'])\nconst gone = some.has(operation.does)", 'action'],
    ["switch (field.filter) { case 'oneOf': break }", 'filter'],
    ["const on = filterKindOf(field) === 'flag'", 'filter'],
    ["const open = 'queue' === screen.kind", 'screen'],
  ])('%s', (text, family) =>
    expect(new Set(findKindNames('src/planted.ts', text, families).map((each) => each.family))).toEqual(new Set([family])),
  )

  it.each([
    "if (field.kind === 'money') return",
    "const file = ['file', 'image'].includes(lookOf(field))",
    "const yes = spec.as !== 'flag'",
  ])('%s', (text) => expect(new Set(findKindNames('src/planted.ts', text, all).map((each) => each.family))).toEqual(new Set(['field'])))

  it.each([
    ['src/planted.ts', "const listed = field.kind === 'list'"],
    ['src/planted.ts', "const on = field.kind === 'flag'"],
    ['src/planted.ts', "if (command.does === 'list') return"],
    ['src/sections/related.ts', "const only = section.kind === 'related'"],
  ])('lawful in %s: %s', (path, text) => expect(findKindNames(path, text, families)).toEqual([]))
})

const registries: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  filter: filters,
  section: sections,
  action: actions,
  screen: screenKinds,
  field: fields,
}

it.each(Object.entries(registries))('has no trait of a kind of %s that only hides its name', (family, registry) => {
  expect(disguised(family, registry)).toEqual([])
})

it('takes a trait that is named after its only kind for a comparison', () => {
  const registry = { create: { creates: true, asks: true }, update: { asks: true }, remove: { gone: true } }
  expect(disguised('action', registry)).toEqual(['action.create: creates'])
})
