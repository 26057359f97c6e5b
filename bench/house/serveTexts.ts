// A second server process on the same database that also takes documents which were not generated: to measure a plain list without all that the console asks.
import { join } from 'node:path'
import { freePort } from '../../server/db/embedded/freePort.ts'
import { startProcess } from './runProcess.ts'
import { isWell } from './serve.ts'
import type { Served } from './serve.ts'

export const serveTexts = async (folder: string, { database }: Served): Promise<Pick<Served, 'address' | 'stop'>> => {
  const port = String(await freePort())
  const address = `http://127.0.0.1:${port}`
  const running = startProcess(folder, ['dist/server.js'], {
    PORT: port,
    NODE_ENV: 'development',
    DATA_DIR: join(folder, '.data/texts'),
    DATABASE_URL: database.application,
    DATABASE_OWNER_URL: database.owner,
  })
  let ended = false
  const end = running.ended.then(() => void (ended = true))
  for (let tries = 0; !(await isWell(address)); tries += 1) {
    if (ended || tries > 3_000) throw new Error(`the second server does not start:\n${running.said()}`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  const stop = async (): Promise<void> => {
    running.child.kill('SIGTERM')
    await end
  }
  return { address, stop }
}
