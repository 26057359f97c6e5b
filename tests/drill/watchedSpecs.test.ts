// `npm run generate -- --watch`: what is saved while it generates is generated next, the first time too.
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runScript } from '../scripts/runScript.ts'
import { makeCopy, type Copy } from './makeCopy.ts'

let copy: Copy
beforeAll(() => {
  copy = makeCopy()
})
afterAll(() => copy?.remove())

it('follows what is saved before it has generated once, and after', async () => {
  const spec = 'examples/library/specs/members.ts'
  const texts = () => copy.read('examples/library/generated/locales/en.json')
  const patiently = { timeout: 300_000 }
  const running = runScript(copy.folder, [process.execPath, 'scripts/generate.mjs', '--product', 'examples/library', '--watch'])
  try {
    let saved = 'Card'
    const save = (label: string): void => {
      copy.edit(spec, `label: '${saved}'`, `label: '${label}'`)
      saved = label
    }
    // By the time that it says so it has read most of them long ago: the last one it has not.
    for (let nth = 1; !running.said().includes('watching examples/library/specs/'); nth += 1) {
      save(`Card ${nth}`)
      await sleep(50)
    }
    await expect.poll(texts, patiently).toContain(`"${saved}"`)
    save('Number on the card')
    await expect.poll(texts, patiently).toContain('"Number on the card"')
  } finally {
    running.kill('SIGTERM')
    await running.ended
  }
})
