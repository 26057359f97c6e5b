// What is stored of a case: its expected.diff, and of the library, which all others come back to, the files themselves.
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { write } from '../../../generator/write.ts'
import { base as root, chainOf, folder } from '../cases.ts'
import { follows, tellCase } from './tellCase.ts'

type Files = Readonly<Record<string, string>>

/** Of what follows from other files, these are stored all the same, to show how they look. */
const shown =
  /^forms\/(booksCreate|membersBlock)\.validate\.|^documents\/(?!changes\/)|^documents\/changes\/(members|session)\.ts$|^graphql\/|^locales\//

/** Files that came with the specs of another case name them by their way there, as they do not in that case itself. */
const asInBase = (name: string, files: Files): Files => {
  const way = new RegExp(`specs/\\.\\./\\.\\./(?:${chainOf(name).join('|')})/specs/`, 'g')
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [path, text.replaceAll(way, 'specs/')]))
}

/** @returns by path below the case's folder: expected.diff, and for the library expected/... */
export const toStore = (name: string, files: Files, base: Files): Files => {
  if (name !== root) return { 'expected.diff': tellCase(asInBase(name, files), asInBase(name, base)) }
  const whole = Object.entries(files).filter(([path]) => !follows(path) || shown.test(path))
  return { 'expected.diff': tellCase(files, files), ...Object.fromEntries(whole.map(([path, text]) => [`expected/${path}`, text])) }
}

/** What a case has stored, in the shape of toStore. */
export const readStored = (name: string): Files => {
  const top = join(folder, name)
  const below = existsSync(join(top, 'expected')) ? readdirSync(join(top, 'expected'), { recursive: true, withFileTypes: true }) : []
  const paths = below.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []))
  const all = [...paths, join(top, 'expected.diff')].filter((each) => existsSync(each))
  return Object.fromEntries(all.map((path) => [relative(top, path).split(sep).join('/'), readFileSync(path, 'utf8')]))
}

/** Writes what changed, and removes what is no longer stored. */
export const store = (name: string, files: Files): void => {
  const whole = Object.entries(files).filter(([path]) => path.startsWith('expected/'))
  if (whole.length > 0)
    write(join(folder, name, 'expected'), Object.fromEntries(whole.map(([path, text]) => [path.slice('expected/'.length), text])))
  else rmSync(join(folder, name, 'expected'), { recursive: true, force: true })
  writeFileSync(join(folder, name, 'expected.diff'), files['expected.diff'] ?? '')
}
