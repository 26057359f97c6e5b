// Folder in, folder out: every golden case makes exactly what is stored of it. UPDATE_GOLDEN=1 stores what is made instead.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, getNamedType, isAbstractType, isObjectType, parse, validate } from 'graphql'
import type { GraphQLOutputType } from 'graphql'
import { expect, it } from 'vitest'
import { report } from '../../generator/report.ts'
import { write } from '../../generator/write.ts'
import { base, folder, generateCase, handWritten, storedFiles, validCases } from './cases.ts'

const update = process.env['UPDATE_GOLDEN'] === '1'
const baseFiles = (await generateCase(base)).files

/** Packed documents, their types and the manifest follow from the texts of the documents, the cut texts from all; the base shows how. */
const follows = /^documents\/|^graphql\/(types\.ts|manifest)|^locales\/(en\/|index)/
const asInBase = (text: string): string => text.replaceAll('specs/../../library/specs/', 'specs/')

/** Of a variation, only what differs from the base. */
const tellingOf = (name: string, files: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  name === base
    ? files
    : Object.fromEntries(Object.entries(files).filter(([path, text]) => !follows.test(path) && baseFiles[path] !== asInBase(text)))

it('has at least fifteen cases', () => {
  expect(validCases.length).toBeGreaterThanOrEqual(15)
})

it.each(validCases)('%s', async (name) => {
  const { files, problems } = await generateCase(name)
  expect(report(problems)).toBe(report([]))
  const telling = tellingOf(name, files)
  if (update) {
    rmSync(join(folder, name, 'expected'), { recursive: true, force: true })
    write(join(folder, name, 'expected'), telling)
  }
  expect(telling).toEqual(storedFiles(name))
})

it.each(validCases)('%s asks only what its contract has', async (name) => {
  const { files } = await generateCase(name)
  const contract = buildSchema([...handWritten(), files['graphql/schema.graphql'] ?? ''].join('\n'))
  const texts = Object.entries(files).flatMap(([path, text]) => (path.startsWith('graphql/documents/') && text.includes('{') ? [text] : []))
  expect(texts.flatMap((text) => validate(contract, parse(text)))).toEqual([])
})

it.each([base, 'customActions', 'maskedFields', 'codeKey'])(
  '%s reads no union, so that the cache of the browser needs to know none',
  async (name) => {
    const { files } = await generateCase(name)
    const contract = buildSchema([...handWritten(), files['graphql/schema.graphql'] ?? ''].join('\n'))
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
    const [one, other] = [await generateCase(name), await generateCase(name)]
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
