// What is committed of the product is what its specs make, and its documents fit its contract.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse, validate } from 'graphql'
import { expect, it } from 'vitest'
import { notAccepted } from '../../generator/diff/accept.ts'
import { acceptedFile } from '../../generator/diff/accepted.ts'
import { generate } from '../../generator/generate.ts'
import { makeLoader } from '../../generator/load/load.ts'
import { brokenChain } from '../../generator/migrations/chain.ts'
import { report } from '../../generator/report.ts'
import { staleIn } from '../../generator/write.ts'
import { runCodegen } from '../../generator/types/runCodegen.ts'
import { contract } from '../run/contract.ts'

const house = join(dirname(fileURLToPath(import.meta.url)), '../..')
const generated = join(house, 'generated')

it('is not stale, and nobody may more than was accepted', async () => {
  const loader = makeLoader(join(house, 'specs'), 'specs')
  const places = {
    specs: join(house, 'specs'),
    shown: 'specs',
    sdl: join(house, 'schema'),
    language: join(house, 'language'),
    generated,
    codegen: runCodegen,
  }
  const made = await generate(places, loader)
  const { problems, files } = made
  await loader.stop()
  expect(report(problems)).toBe(report([]))
  expect(staleIn(generated, files)).toEqual({ changed: [], surplus: [] })
  expect(brokenChain(generated)).toEqual([])
  expect(existsSync(join(places.specs, acceptedFile))).toBe(true)
  expect(report(notAccepted(places, made))).toBe(report([]))
})

it('asks only what its contract has', () => {
  const schema = contract()
  const folder = join(generated, 'graphql/documents')
  const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  expect(texts.filter((text) => text.includes('{')).flatMap((text) => validate(schema, parse(text)))).toEqual([])
})
