// Dates are written for people in one place, by the product's date format: whatever else writes one looks right until the format is another.
import { describe, expect, it } from 'vitest'
import { listSources, textOf } from './listSources.ts'

const place = 'language/fields/writtenDate.ts'
/** Numbers have their own way (`grouped`), so that nobody has to know whether it is a date that writes itself. */
const ownWay =
  /\.toLocale(?:Date|Time)?String\b|\.to(?:Date|Time|UTC|GMT)String\b|new Intl\.DateTimeFormat\b[^;\n]*\.format|Intl\.DateTimeFormat\([^)]+\)|MM\/DD/
/** Asks whether the database and this machine know a zone; what it writes is thrown away. */
const allowed = new Set([place, 'server/queries/isZone.ts', 'specs/app.ts'])

const found = (text: string): readonly string[] =>
  text
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .split('\n')
    .filter((line) => ownWay.test(line))

it('has one place that writes dates', () => {
  const sources = listSources('.ts', '.tsx').filter(
    (path) => /^(language|specs|generator|src|server|custom|demo)\//.test(path) && !allowed.has(path),
  )
  expect(sources.length).toBeGreaterThan(300)
  expect(sources.flatMap((path) => found(textOf(path)).map((line) => `${path}: ${line.trim()}`))).toEqual([])
  expect(textOf(place)).toContain('new Intl.DateTimeFormat(')
})

describe('a planted way of its own is found', () => {
  it.each([
    "new Date(time).toLocaleString('en-US')",
    'date.toLocaleDateString()',
    "date.toLocaleTimeString([], { hour: '2-digit' })",
    'new Date(time).toDateString()',
    "const said = new Intl.DateTimeFormat('en-US', { timeZone: zone })",
    "return Intl.DateTimeFormat('en').format(time)",
    "const format = 'MM/DD/YYYY'",
  ])('%s', (line) => expect(found(line)).toEqual([line]))

  it.each([
    'const zone = Intl.DateTimeFormat().resolvedOptions().timeZone',
    'time.toISOString()',
    '// as MM/DD/YYYY',
    'grouped(String(count))',
  ])('lawful: %s', (line) => expect(found(line)).toEqual([]))
})
