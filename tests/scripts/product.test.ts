// --product: the same engine, built for a product of another folder, beside the one that stands at the root; and what is told where there is none.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeHouse } from './makeHouse.ts'
import { portSaid, runScript } from './runScript.ts'

const app = (base: string): string => `export const app = { basePath: '${base}', addresses: {} }`
const files = {
  'server/main.ts': `import { createServer } from 'node:http'
import { word } from '#generated/word.ts'
import { customs } from '#custom/server'
import { fill } from '#demo'
const server = createServer((_, response) => response.end([word, customs.word, fill, process.env['PRODUCT']].join(' ')))
server.listen(0, '127.0.0.1', () => console.log(JSON.stringify(server.address())))
`,
  'server/noCustoms.ts': "export const customs = { word: 'no customs' }",
  'server/demo/fill.ts': "export const fill = 'rows'",
  'src/noCustoms.ts': 'export const customs = {}',
  'src/index.html': '<!doctype html><title>Console</title><script type="module" src="./main.ts"></script>',
  'src/main.ts': "import { word } from '#generated/word.ts'\ndocument.title = word",
  'generated/word.ts': "export const word = 'root'",
  'custom/server/index.ts': "export const customs = { word: 'customs' }",
  'custom/src/index.ts': 'export const customs = {}',
  'demo/index.ts': "export const fill = 'demo'",
  'examples/small/specs/index.ts': '',
  'examples/small/generated/app.ts': app('/small/'),
  'examples/small/generated/entities/all.ts': 'export const allEntities = []',
  'examples/small/generated/word.ts': "export const word = 'small'",
}

const startedWith = async (folder: string, ...args: readonly string[]): Promise<string> => {
  const running = runScript(folder, [process.execPath, 'scripts/start.mjs', ...args])
  await expect.poll(() => portSaid(running.said()), { timeout: 300_000 }).toBeDefined()
  const said = await (await fetch(`http://127.0.0.1:${portSaid(running.said())}/`)).text()
  running.kill('SIGTERM')
  await running.ended
  return said
}

it('builds and starts either, each in a place of its own', async () => {
  const folder = makeHouse(files)
  expect(await startedWith(folder, '--product', 'examples/small')).toBe('small no customs rows examples/small')
  expect(existsSync(join(folder, 'dist/server.js'))).toBe(false)
  expect(await startedWith(folder, '--product=examples/small')).toBe('small no customs rows examples/small')
  expect(await startedWith(folder)).toBe('root customs demo ')
  expect(existsSync(join(folder, 'dist/examples/small/admin/index.html'))).toBe(true)
})

it('starts nothing where a word is not known', async () => {
  const folder = makeHouse({ 'src/main.ts': '' })
  const { code, said } = await runScript(folder, [process.execPath, 'scripts/start.mjs', '--produkt', 'examples/small']).ended
  expect([code, said]).toEqual([1, 'npm start [-- --product FOLDER]: --produkt is not known\n'])
})

it.each(['nowhere', '../elsewhere', ''])('tells what a product is where "%s" is none', async (name) => {
  const folder = makeHouse({ 'src/main.ts': '' })
  const { code, said } = await runScript(folder, [process.execPath, 'scripts/start.mjs', '--product', name]).ended
  expect(code).toBe(1)
  expect(said).toBe(`--product names a folder of this project with specs/index.ts in it, such as examples/library; "${name}" is none.\n`)
})

it('heeds a product that is named in one word where the engine is a package', async () => {
  const folder = makeHouse({ 'src/main.ts': '' })
  const { said } = await runScript(folder, [process.execPath, 'scripts/concord.mjs', 'start', '--product=nowhere']).ended
  expect(said).toContain('"nowhere" is none.')
})
