// What a script has begun ends with it, and what would come next is not begun.
import { expect, it } from 'vitest'
import { makeHouse } from './makeHouse.ts'
import { runScript } from './runScript.ts'

const script = `import { run } from './scripts/run.mjs'
const waits = "console.log('begun'); setInterval(() => undefined, 1000)"
await run(process.execPath, ['-e', waits])
console.log('the next one')
await run(process.execPath, ['-e', waits])
`

it('begins nothing more once it is told to stop', async () => {
  const running = runScript(makeHouse({ 'two.mjs': script }), [process.execPath, 'two.mjs'])
  await expect.poll(running.said).toContain('begun')
  running.kill('SIGTERM')
  expect(await running.ended).toEqual({ code: 130, said: 'begun\n' })
})
