// docs/reference.md says what the language says. UPDATE_DOCS=1 writes it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { fields } from '../../language/fields/index.ts'
import { house } from '../architecture/listSources.ts'
import { referenceOf } from './referenceOf.ts'

const file = join(house, 'docs/reference.md')
const text = referenceOf()

it('is what the kinds say today', () => {
  if (process.env['UPDATE_DOCS'] === '1') writeFileSync(file, text)
  expect(existsSync(file) ? readFileSync(file, 'utf8') : '').toBe(text)
})

it('has what is said by what another shape extends, and by several shapes as one', () => {
  for (const word of ['basePath', 'screenName', 'allOf', 'anyStaff', 'olderThan', 'to', 'icon', 'mine', 'where'])
    expect([word, text.includes(`| \`${word}\``)]).toEqual([word, true])
  expect(text).toContain('readonly within?: `${number} days`')
})

it('has every kind of field', () => {
  const kinds = Object.keys(fields)
  expect(kinds.length).toBeGreaterThan(20)
  expect(kinds.filter((kind) => !text.includes(`### \`${kind}\``))).toEqual([])
})
