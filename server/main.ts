// The server: reads the environment, starts, says where it is, and goes down in order when it is asked to.
import { fill } from '#demo'
import { openDatabase, type Database } from './db/openDatabase.ts'
import { fillDemo, type Demo } from './fillDemo.ts'
import { flushLog, log } from './log.ts'
import type { Obtained } from './obtainDatabase.ts'
import { readOptions, type ServerOptions } from './options/readOptions.ts'
import { loadProduct } from './loadProduct.ts'
import type { ProductModel } from './ProductModel.ts'
import { sayWhy } from './sayWhy.ts'
import { startServer, type StartedServer } from './startServer.ts'

/** One stop comes more than once within this: npm passes on what the whole process group gets (scripts/followNpm.mjs). */
const oneStopMs = 2_000

const stopOnSignals = ({ stop }: StartedServer): void => {
  let asked: number | undefined
  const end = (signal: string): void => {
    const now = performance.now()
    if (asked !== undefined) {
      // Asked for again, it means: at once.
      if (now - asked > oneStopMs) process.exit(1)
      return
    }
    asked = now
    log('info', 'going down', { signal })
    stop().then(
      () => {
        flushLog()
        process.exit(0)
      },
      (error: unknown) => {
        sayWhy(error)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(signal))
}

/** Ends with a message, so that whatever watches over the server starts it anew. */
const endWithDatabase = ({ database, stop }: StartedServer): void => {
  void database.lost?.then(async (error) => {
    sayWhy(error)
    await stop().catch(() => undefined)
    process.exit(1)
  })
}

/** For the person at the terminal; the password is in no line of the log. */
const greet = (address: string, demo: Demo | undefined): void => {
  const { staff, others, password } = demo ?? { staff: [], others: [], password: '' }
  const lines = [
    `\nOpen ${address}`,
    ...(staff.length > 0 ? [`Demo staff: ${staff.join(', ')}   password: ${password}`] : []),
    ...others.map((email) => `${email} has a password from earlier. A new one: npm run staff -- password ${email}`),
  ]
  console.error(`${lines.join('\n')}\n`)
}

/** Said by npm run dev alone. */
const readDraft = (args: readonly string[]): Pick<ServerOptions, 'draft'> =>
  args.includes('--draft') ? { draft: { goBack: args.includes('--go-back') } } : {}

/** Much at once, before anybody waits for an answer: its statements take their time, and so may a slow machine: half a minute is no silence here. */
const atLength = async <Result>({ url }: Obtained, run: (database: Database) => Promise<Result>): Promise<Result> => {
  const database = openDatabase(url, { statementTimeout: 0, patience: 60_000, maxMissed: 80 })
  try {
    return await run(database)
  } finally {
    await database.close()
  }
}

/** What fails where nobody listens ends no server: a promise is told; lines that nobody takes, since whoever read them has gone or a disk is full, are lost. */
const goOn = (): void => {
  for (const out of [process.stdout, process.stderr]) out.on('error', () => undefined)
  process.on('unhandledRejection', (error) =>
    log('error', 'a promise failed unheard', { why: String(error), stack: error instanceof Error ? error.stack : undefined }),
  )
}

const main = async (): Promise<void> => {
  goOn()
  const served = loadProduct()
  const options = { ...readOptions(process.env, served.product.customs.addresses), ...readDraft(process.argv) }
  let demo: Demo | undefined
  const fillIn = async (_database: Database, obtained: Obtained, product: ProductModel): Promise<void> => {
    if (options.demo) demo = await atLength(obtained, (database) => fillDemo(database, product, fill, options, obtained))
  }
  const server = await startServer({ served, options, fill: fillIn })
  stopOnSignals(server)
  endWithDatabase(server)
  const address = `${server.origin}${served.defaults.basePath}`
  log('info', 'the console is ready', { address })
  greet(address, demo)
}

try {
  await main()
} catch (error) {
  sayWhy(error)
  process.exit(1)
}
