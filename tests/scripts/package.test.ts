// What `npm pack` takes: all that a product needs of the engine and nothing else, each import of it either packed or declared. tests/long/package.test.ts installs it.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dirname, join as below } from 'node:path/posix'
import { describe, expect, it } from 'vitest'
import { bundled, packed as generator } from '../../scripts/bundleGenerator.mjs'
import { house, listSources, textOf } from '../architecture/listSources.ts'
import { readImports } from '../architecture/readImports.ts'
import { packageRooms } from './packageRooms.ts'

interface Manifest {
  readonly name: string
  readonly bin: Readonly<Record<string, string>>
  readonly exports: Readonly<Record<string, string>>
  readonly dependencies: Readonly<Record<string, string>>
  readonly optionalDependencies: Readonly<Record<string, string>>
}
const manifest = JSON.parse(readFileSync(join(house, 'package.json'), 'utf8')) as Manifest
const declared = new Set(Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies }))

/** Without the scripts that make the generator's bundle: that is looked at where it is made. */
const [{ files }] = JSON.parse(
  execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: house,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }),
) as [{ readonly files: readonly { readonly path: string; readonly size: number }[] }]
const sources = files.filter(({ path }) => !path.startsWith(`${generator}/`))
const paths = new Set(sources.map(({ path }) => path))
const code = [...paths].filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !path.endsWith('.d.ts'))

/** What comes with node, is made while building (virtual:), or is the product's (#generated). */
const given = /^(node:|virtual:|#)/
const packageOf = (specifier: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? ''

/** Imports of what is neither packed nor declared. */
const missing = (path: string, text: string): readonly string[] =>
  readImports(path, text).flatMap(({ specifier = '', line }) => {
    if (specifier === '' || given.test(specifier)) return []
    const is = specifier.startsWith('.')
      ? paths.has(below(dirname(path), specifier.replace(/\?.*$/, '')))
      : declared.has(packageOf(specifier))
    return is ? [] : [`${path}:${line}: ${specifier}`]
  })

describe('the package', () => {
  it('is the engine: no test, no product, nothing big', () => {
    const rooms = new Set([...paths].map((path) => (path.includes('/') ? path.slice(0, path.indexOf('/')) : path)))
    expect([...rooms].toSorted()).toEqual(packageRooms.toSorted())
    expect(sources.filter(({ path, size }) => size > 150_000 || /\.(test\.tsx?|png|log|env|key|pem)$/.test(path))).toEqual([])
  })

  it('has every file that one of its files imports, and declares every package', () => {
    expect(code.length).toBeGreaterThan(600)
    expect(code.flatMap((path) => missing(path, textOf(path)))).toEqual([])
  })

  it('has what it exports and starts with', () => {
    const named = [...Object.values(manifest.exports), ...Object.values(manifest.bin)].map((path) => path.replace('./', ''))
    expect(named.filter((path) => !paths.has(path))).toEqual([])
    expect(bundled.map((name) => `${generator}/${name}`)).toEqual(['dist/generator/generate.cjs', 'dist/generator/codegen.cjs'])
  })

  it('exports all that a product imports of it', () => {
    const products = listSources('.ts').filter((path) => path.startsWith('examples/') && !path.endsWith('.d.ts'))
    const asked = products.flatMap((path) => readImports(path, textOf(path)).map(({ specifier = '' }) => specifier))
    const ours = asked.filter((each) => packageOf(each) === manifest.name).map((each) => each.replace(manifest.name, '.'))
    expect(ours.length).toBeGreaterThan(50)
    expect([...new Set(ours)].filter((each) => !Object.hasOwn(manifest.exports, each))).toEqual([])
  })
})

describe('a planted one is found', () => {
  it.each([
    ["import { law } from '../tests/architecture/law.ts'", 1],
    ["import { Project } from 'ts-morph'", 1],
    ["const later = async () => import('@graphql-codegen/cli')", 1],
    ["import { join } from 'node:path'\nimport { app } from '#generated/app.ts'\nimport { sql } from 'kysely'", 0],
  ])('%s', (text, found) => expect(missing('server/planted.ts', text)).toHaveLength(found))
})
