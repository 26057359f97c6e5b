// `npm start` builds what changed, becomes the server, and leaves nothing behind however it is ended.
import { readdirSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeHouse, put } from './makeHouse.ts'
import { portSaid, runScript } from './runScript.ts'

const server = (says: string) => `// A server in miniature.
import { createServer } from 'node:http'
import { word } from '#generated/word.ts'
import { customs } from '#custom/server'
const server = createServer((_, response) => response.end([word, customs.word, '${says}', process.env['NODE_ENV']].join(' ')))
server.listen(0, '127.0.0.1', () => console.log(JSON.stringify(server.address())))
`

const files = {
  'server/main.ts': server('first'),
  'generated/word.ts': "export const word = 'generated'",
  'custom/server/index.ts': "export const customs = { word: 'custom' }",
  'src/index.html': '<!doctype html><title>Console</title><script type="module" src="./main.ts"></script>',
  'src/main.ts': "document.title = 'Started'",
}

/** Processes that work in the folder or below. */
function processesIn(folder: string): readonly string[] {
  return readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readlinkSync(join('/proc', pid, 'cwd')).startsWith(folder)
    } catch {
      return false
    }
  })
}

const building = { timeout: 300_000 }

it('builds at the first start, not at the second, and again what changed', async () => {
  const folder = makeHouse(files)
  const start = async (expected: string) => {
    const running = runScript(folder, ['npm', 'start'])
    await expect.poll(() => portSaid(running.said()), building).toBeDefined()
    expect(await (await fetch(`http://127.0.0.1:${portSaid(running.said())}/`)).text()).toBe(expected)
    // To npm alone, as a service manager does it: npm tells only its shell.
    running.kill('SIGTERM')
    await expect.poll(() => processesIn(folder), building).toEqual([])
    return running.said()
  }
  expect(await start('generated custom first production')).toContain('Built the server')
  expect(await start('generated custom first production')).not.toContain('Build')
  put(folder, 'server/main.ts', server('second'))
  const third = await start('generated custom second production')
  expect(third).toContain('Built the server')
  expect(third).not.toContain('console')
  expect(readdirSync(join(folder, 'dist/admin'))).toContain('index.html')
})

it('ends with a message when a half does not build', async () => {
  const folder = makeHouse({ ...files, 'server/main.ts': "import { nothing } from './nowhere.ts'\nnothing()" })
  const { code, said } = await runScript(folder, ['npm', 'start']).ended
  expect(code).toBe(1)
  expect(said).toContain('The server does not build.')
  await expect.poll(() => processesIn(folder)).toEqual([])
})
