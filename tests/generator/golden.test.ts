// Folder in, folder out: every golden case makes exactly what is stored of it, told as its difference to the case that it varies.
// One rule for all: the base of a case is the case whose specs it imports, mostly the library, of which the files themselves are stored.
// UPDATE_GOLDEN=1 stores what is made instead. How to read an expected.diff, and how to add a case: tests/README.md.
import { isDeepStrictEqual } from 'node:util'
import { getNamedType, isAbstractType, isObjectType, parse, validate, type GraphQLOutputType } from 'graphql'
import { expect, it } from 'vitest'
import type { Generated } from '../../generator/generate.ts'
import { report } from '../../generator/report.ts'
import { contractOf } from '../run/contract.ts'
import { base, baseOf, folder, generateCase, madeCase, validCases } from './cases.ts'
import { readStored, store, toStore } from './golden/toStore.ts'

const update = process.env['UPDATE_GOLDEN'] === '1'

const baseFiles = (await madeCase(base)).files
const storable = async (name: string, files: Generated['files']) => toStore(name, files, (await madeCase(baseOf(name))).files)

it('has at least fifteen cases', () => {
  expect(validCases.length).toBeGreaterThanOrEqual(15)
})

it.each(validCases)('%s makes what is stored of it (UPDATE_GOLDEN=1 stores what it makes now)', async (name) => {
  const { files, problems } = await madeCase(name)
  expect(report(problems)).toBe(report([]))
  const stored = await storable(name, files)
  if (update) store(name, stored)
  const expected = readStored(name)
  expect(stored['expected.diff']).toBe(expected['expected.diff'])
  expect(stored).toEqual(expected)
})

/** The text with one byte that is another, at a place that differs from file to file. */
const spoil = (text: string, seed: number): string => {
  const at = (seed * 7919) % text.length
  return text.slice(0, at) + String.fromCodePoint(text.charCodeAt(at) ^ 1) + text.slice(at + 1)
}

it.each([base, 'uploads', 'entityRenamed', 'fieldRenamed'])(
  'one byte in any file of %s is seen, and so is a file too many or too few',
  async (name) => {
    const { files } = await madeCase(name)
    const stored = readStored(name)
    const isSeen = async (others: Generated['files']) => !isDeepStrictEqual(await storable(name, others), stored)
    const unseen: string[] = []
    for (const [at, [path, text]] of Object.entries(files).entries()) {
      const { [path]: _, ...rest } = files
      if (!(await isSeen({ ...files, [path]: spoil(text, at) })) || !(await isSeen(rest))) unseen.push(path)
    }
    expect(unseen).toEqual([])
    expect(await isSeen({ ...files, 'graphql/more.graphql': '' })).toBe(true)
    expect(await isSeen(files)).toBe(false)
  },
)

it.each(validCases)('%s asks only what its contract has', async (name) => {
  const { files } = await madeCase(name)
  const contract = contractOf(files['graphql/schema.graphql'] ?? '')
  const texts = Object.entries(files).flatMap(([path, text]) => (path.startsWith('graphql/documents/') && text.includes('{') ? [text] : []))
  expect(texts.flatMap((text) => validate(contract, parse(text)))).toEqual([])
})

it.each([base, 'customActions', 'maskedFields', 'codeKey'])(
  '%s reads no union, so that the cache of the browser needs to know none',
  async (name) => {
    const { files } = await madeCase(name)
    const contract = contractOf(files['graphql/schema.graphql'] ?? '')
    const queries = Object.values(contract.getQueryType()?.getFields() ?? {})
    const seen = new Set<string>()
    const look = (type: GraphQLOutputType): void => {
      const named = getNamedType(type)
      if (seen.has(named.name)) return
      seen.add(named.name)
      if (isObjectType(named)) Object.values(named.getFields()).forEach((field) => look(field.type))
    }
    queries.forEach((field) => look(field.type))
    expect(queries.length).toBeGreaterThan(2)
    expect([...seen].filter((each) => isAbstractType(contract.getType(each)))).toEqual([])
  },
)

it('makes the same again, file by file and in the same order', async () => {
  for (const name of [base, 'everyKind', 'hostileTexts']) {
    const [one, other] = [await madeCase(name), await generateCase(name)]
    expect(Object.entries(other.files)).toEqual(Object.entries(one.files))
  }
})

it('says nowhere when, where or by which version it was made', () => {
  const all = Object.values(baseFiles).join('\n')
  expect(all).not.toContain(folder)
  expect(all).not.toContain(process.cwd())
  expect(all).not.toMatch(/\b20\d\d-\d\d-\d\dT/)
  expect(all).not.toContain('\r')
  expect(all).not.toMatch(/\bany\b(?=\s*[;,>)=])|@ts-nocheck/)
})
