// `npm start` on the copy: the built server as a process of its own, with demo data in the copy's data folder.
import { join } from 'node:path'
import { freePort } from '../../server/db/embedded/freePort.ts'
import { runningDatabase, type DatabaseUrls } from '../../tests/drill/runningDatabase.ts'
import { startProcess } from './runProcess.ts'

export const password = 'a rare sentence for the bench'
export const staff = ['admin@example.com', 'manager@example.com'] as const

export interface Served {
  /** http://127.0.0.1:8080 */
  readonly address: string
  readonly database: DatabaseUrls
  /** From the start of the process to its first answer, milliseconds. */
  readonly ready: number
  /** Of its process. */
  readonly pid: number
  readonly stop: () => Promise<void>
}

const longest = 240_000

/** Whether a server is there and well. */
export const isWell = (address: string): Promise<boolean> =>
  fetch(`${address}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )

/** Builds what is not built, fills what is empty. @throws Error with what it said where it does not start */
export const serve = async (folder: string): Promise<Served> => {
  const port = String(await freePort())
  const dataDir = join(folder, '.data')
  const address = `http://127.0.0.1:${port}`
  const began = performance.now()
  const running = startProcess(folder, ['scripts/start.mjs'], { PORT: port, DATA_DIR: dataDir, DEMO_PASSWORD: password })
  let ended = false
  const end = running.ended.then(() => void (ended = true))
  while (!(await isWell(address))) {
    if (ended || performance.now() - began > longest) throw new Error(`the server does not start:\n${running.said()}`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  const ready = performance.now() - began
  const stop = async (): Promise<void> => {
    running.child.kill('SIGTERM')
    await end
  }
  return { address, database: await runningDatabase(dataDir), ready, pid: running.child.pid ?? 0, stop }
}
