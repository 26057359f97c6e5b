// Every custom has its reason in specs/customs.ts and its code where its family is, and nothing stands there that is gone.
import { parseSync, Visitor } from 'oxc-parser'
import { expect, it } from 'vitest'
import { customs } from '#custom/server'
import { customs as rows } from '../../specs/index.ts'
import { listSources, textOf } from './listSources.ts'

const named = (text: string, pattern: RegExp): readonly string[] => [...text.matchAll(pattern)].map((found) => found[1] ?? '').toSorted()
const generated = textOf('generated/customs.ts')

it('lists the customs that the specs name, each once', () => {
  const told = rows.flatMap(({ why, ...families }) => (why === '' ? [] : Object.values(families).flat())).toSorted()
  const names = named(generated, /'(\w+)'/g)
  expect(names.length).toBeGreaterThan(20)
  expect(told).toEqual(names)
})

it.each([
  ['Effect', customs.effects],
  ['Action', customs.actions],
  ['Guard', customs.guards],
  ['Derived', customs.derived],
  ['Answer', customs.answers],
  ['Report', customs.reports],
])('has written every Custom%s that is named, and none besides', (family, written) => {
  const line = generated.split('\n').find((each) => each.startsWith(`export type Custom${family} `)) ?? ''
  expect(Object.keys(written).toSorted()).toEqual(named(line, /'(\w+)'/g))
})

/** export const addPost: Effect<'changePost'> */
const misnamed = (path: string, text: string): readonly string[] => {
  const found: string[] = []
  new Visitor({
    VariableDeclarator: ({ id }) => {
      if (id.type !== 'Identifier' || id.typeAnnotation?.typeAnnotation.type !== 'TSTypeReference') return
      const { typeName, typeArguments } = id.typeAnnotation.typeAnnotation
      const [of] = typeArguments?.params ?? []
      if (typeName.type !== 'Identifier' || !/^(Effect|CustomAction|Guard)$/.test(typeName.name)) return
      if (of?.type === 'TSLiteralType' && of.literal.type === 'Literal' && of.literal.value !== id.name) found.push(`${path}: ${id.name}`)
    },
  }).visit(parseSync(path, text).program)
  return found
}

it('types each custom by its own name', () => {
  expect(misnamed('custom/server/effects/posts.ts', "export const addPost: Effect<'changePost'> = run")).toHaveLength(1)
  const sources = listSources('.ts').filter((path) => path.startsWith('custom/server/'))
  expect(sources.flatMap((path) => misnamed(path, textOf(path)))).toEqual([])
})
