// The import law holds in the whole project; and the examination itself finds planted trespasses of every form.
import { describe, expect, it } from 'vitest'
import { judge } from './law.ts'
import { listSources, textOf } from './listSources.ts'
import { readImports } from './readImports.ts'

function trespasses(path: string, text: string): readonly string[] {
  return readImports(path, text).flatMap((found) => judge(path, found) ?? [])
}

describe('the project', () => {
  it('keeps the import law', () => {
    const sources = listSources('.ts', '.tsx', '.mts', '.mjs', '.js').filter((path) => !path.endsWith('.d.ts'))
    expect(sources.length).toBeGreaterThan(30)
    expect(sources.flatMap((path) => trespasses(path, textOf(path)))).toEqual([])
  })
})

describe('a planted trespass is found', () => {
  it.each([
    ['language/define.ts', "import { a } from '../specs/a.ts'"],
    ['language/define.ts', "import type { ReactNode } from 'react'"],
    ['language/define.ts', "import { join } from 'node:path'"],
    ['specs/tag.ts', "import { a } from '../custom/server/a.ts'"],
    ['generator/load.ts', "import { specs } from '../specs/index.ts'"],
    ['generator/load.ts', "const specs = await import('../specs/index.ts')"],
    ['generator/load.ts', "export * from '../server/kit.ts'"],
    ['generated/menu.ts', "import { a } from '../src/kit.ts'"],
    ['src/shell/Frame.tsx', "import { authorize } from '../../server/authorize.ts'"],
    ['src/shell/Frame.tsx', 'const later = () => import(`../../server/authorize.ts`)'],
    ['src/shell/Frame.tsx', "export type { A } from '../../server/authorize.ts'"],
    ['src/shell/Frame.tsx', "type A = import('../../server/authorize.ts').A"],
    ['src/shell/Frame.tsx', "import { a } from '#custom/server'"],
    ['src/shell/Frame.tsx', "import { Analytics } from '../../custom/src/Analytics.tsx'"],
    ['src/shell/Frame.tsx', "import { routes } from '../../generated/routes.ts'"],
    ['src/shell/Frame.tsx', "import pg from 'pg'"],
    ['src/shell/Frame.tsx', 'const screen = import(name)'],
    ['server/main.ts', "import { Frame } from '../src/shell/Frame.tsx'"],
    ['server/main.ts', "const { tag } = require('../specs/tag.ts')"],
    ['server/main.ts', "import '#custom/src'"],
    ['server/main.ts', "import { seed } from '../demo/seed.ts'"],
    ['server/startServer.ts', "import { fill } from '#demo'"],
    ['custom/src/Analytics.tsx', "import { useList } from '../../src/data/useList.ts'"],
    ['custom/src/Analytics.tsx', "import { pay } from '../server/pay.ts'"],
    ['custom/server/pay.ts', "import { post } from '../../server/ledger/post.ts'"],
    ['custom/server/pay.ts', "import { purchase } from '../events/purchase.ts'"],
    ['demo/seed.ts', "import { Analytics } from '../custom/src/Analytics.tsx'"],
    ['scripts/start.mjs', "import { places } from '../server/places.ts'"],
    ['elsewhere/a.ts', "import { a } from '../language/a.ts'"],
  ])('%s: %s', (path, text) => {
    expect(trespasses(path, text)).toHaveLength(1)
  })

  it('with its file, line and target', () => {
    expect(trespasses('src/App.tsx', "import { a } from './a.ts'\n\nimport { b } from '../server/b.ts'")).toEqual([
      'src/App.tsx:3: src may not import server/b.ts',
    ])
  })
})

describe('what is lawful passes', () => {
  it.each([
    ['language/fields/money.ts', "import type { FieldKind } from './kind.ts'"],
    ['generator/load.ts', "import { readFile } from 'node:fs/promises'\nconst specs = await import(address)"],
    [
      'src/App.tsx',
      "import { routes } from '#generated/routes.ts'\nimport { customs } from '#custom/src'\nimport { decide } from '../language/access.ts'",
    ],
    ['server/main.ts', "import { database } from '#generated/database.ts'\nimport { customs } from '#custom/server'\nimport pg from 'pg'"],
    ['custom/src/Analytics.tsx', "import { Frame } from '../../src/kit.ts'\nimport { useState } from 'react'"],
    ['custom/events/purchase.ts', "import { pay } from '../server/pay.ts'\nimport { write } from '../../server/kit.ts'"],
    ['demo/seed.ts', "import { purchase } from '../custom/events/index.ts'\nimport { write } from '../server/kit.ts'"],
    ['tests/server/pay.test.ts', "import { pay } from '../../custom/server/pay.ts'\nimport { specs } from '../../specs/index.ts'"],
    ['scripts/start.mjs', "import './house.mjs'\nawait import('../dist/server.js')"],
    ['vite.config.ts', "import { defineConfig } from 'vite'"],
  ])('%s', (path, text) => {
    expect(trespasses(path, text)).toEqual([])
  })
})
