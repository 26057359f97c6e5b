// Engine and product are apart: no word of the product stands in the engine.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { findProductWords, type ProductNames } from './findProductWords.ts'
import { house, listSources, textOf } from './listSources.ts'
import { readProductNames } from './readProductNames.ts'

const engine = /^(language|generator|src|server|schema)\//
let product: ProductNames

beforeAll(async () => {
  product = await readProductNames()
})

it('says no word of the product in the engine', () => {
  const sources = listSources().filter((path) => engine.test(path))
  expect(sources.length).toBeGreaterThan(10)
  const found = sources.flatMap((path) => [
    ...findProductWords(textOf(path), product).map((find) => `${path}:${find}`),
    ...findProductWords(path, product).map((find) => `${path} (its name): ${find}`),
  ])
  expect(found).toEqual([])
})

it('knows the rights and roles of the product', () => {
  const there = existsSync(join(house, 'specs/access.ts'))
  expect([product.names.length > 0, product.quoted.length > 0]).toEqual([there, there])
})

describe('a planted word is found', () => {
  const planted: ProductNames = { words: ['fee'], names: ['readAnyNote'], quoted: ['guest'] }
  it.each([
    ['const entryFee = 1', ['1: fee']],
    ['\nENTRY_FEES', ['2: fees']],
    ["decide('readAnyNote')", ['1: readAnyNote']],
    ["role === 'guest'", ['1: guest']],
    ['a coffee for every guest who did readAnyNotes', []],
  ])('%s', (text, found) => {
    expect(findProductWords(text, planted)).toEqual(found)
  })
})
