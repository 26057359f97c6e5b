// What the figures are measured on: a copy of the project, so that nothing here is written, and one server on it while it is needed.
import { makeCopy, type Copy } from '../../tests/drill/makeCopy.ts'
import { addDocuments } from './ownDocuments.ts'
import { serve, type Served } from './serve.ts'

export interface BenchHouse {
  /** Samples of each figure. */
  readonly runs: number
  /** Rows of the long list. */
  readonly rows: number
  readonly copy: Copy
  /** The running server; started when first asked for. */
  readonly server: () => Promise<Served>
  readonly stopServer: () => Promise<void>
  readonly close: () => Promise<void>
}

export const openHouse = (runs: number, rows: number): BenchHouse => {
  const copy = makeCopy()
  let serving: Promise<Served> | undefined
  // Who generated anew has written the manifest anew.
  const begin = (): Promise<Served> => {
    addDocuments(copy)
    return serve(copy.folder)
  }
  const stopServer = async (): Promise<void> => {
    const running = serving
    serving = undefined
    await (await running)?.stop()
  }
  return {
    runs,
    rows,
    copy,
    server: () => (serving ??= begin()),
    stopServer,
    close: async () => {
      await stopServer().catch(() => undefined)
      copy.remove()
    },
  }
}
