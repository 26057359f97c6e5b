// The browser that the tests drive: a real Chromium with its web security as users have it.
import { chromium, type Browser } from 'playwright-core'
import { findChromium } from './findChromium.ts'

// Not the sandbox, which tests as root or in a container cannot have; and nothing that speaks to the outside.
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page of a test lives for seconds: what the engine compiles anew for speed is not made up for, and takes a seventh of the time.
  '--js-flags=--no-opt --no-maglev --single-threaded-gc',
]

let launched: Browser | undefined

/** The one browser of this worker, headless: its first file starts it and it ends with the worker, since a start takes longer than many a test. Each file closes its windows. */
export async function launch(): Promise<Browser> {
  if (!launched?.isConnected()) launched = await start()
  return launched
}

export const closeWindows = (browser: Browser): Promise<unknown> => Promise.all(browser.contexts().map(async (context) => context.close()))

async function start(): Promise<Browser> {
  const { executablePath, env } = await findChromium()
  return chromium.launch({ executablePath, args: flags, env: { ...ownEnvironment(), ...env } })
}

function ownEnvironment(): Record<string, string> {
  return Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined))
}
