// Plants each mistake into a copy of the library, compiles all copies in one process, and tells what the compiler says of each.
import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Mistake } from './mistakes.ts'

const here = dirname(fileURLToPath(import.meta.url))
const root = join(here, '..', '..', '..')

/** Errors of one copy: the first line of each, and how many lines each has. */
export interface Told {
  readonly mistake: Mistake
  readonly errors: readonly { readonly text: string; readonly lines: number }[]
}

/** What the library says, however its lines are broken. */
const saying = (text: string): RegExp =>
  new RegExp(
    text
      .split(/\s+/)
      .map((each) => each.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('\\s+'),
  )

const plant = (library: string, { name, right, wrong }: Mistake): string => {
  if (!saying(right).test(library)) throw new Error(`${name}: the library does not say ${right}`)
  return library.replace(saying(right), () => wrong)
}

const compile = (folder: string): Promise<string> =>
  new Promise((answer) => {
    const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
    execFile(process.execPath, [compiler, '--pretty', 'false', '-p', folder], { cwd: folder, maxBuffer: 1e8 }, (_error, out, err) =>
      answer(out + err),
    )
  })

const fileOf = (at: number): string => `mistake${at}.ts`

/** folder is made and taken away again; it has to lie within the project, so that imports resolve. */
export const plantAll = async (mistakes: readonly Mistake[], folder: string): Promise<readonly Told[]> => {
  const library = (await readFile(join(here, 'library.ts'), 'utf8')).replaceAll(
    '../../../language/',
    `${relative(folder, join(root, 'language'))}/`,
  )
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await Promise.all(mistakes.map((each, at) => writeFile(join(folder, fileOf(at)), plant(library, each))))
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ extends: join(root, 'tsconfig.json'), include: ['./*.ts'], exclude: [] }))
  const said = (await compile(folder)).split('\n')
  await rm(folder, { recursive: true, force: true })
  return mistakes.map((mistake, at) => ({ mistake, errors: errorsOf(said, fileOf(at)) }))
}

/** A message begins with file(line,column): error; its further lines are indented. */
const errorsOf = (said: readonly string[], file: string): Told['errors'] =>
  said.flatMap((line, at) => {
    const text = new RegExp(`(?:^|/)${file}\\(\\d+,\\d+\\): error (TS\\d+: .*)$`).exec(line)?.[1]
    if (text === undefined) return []
    const more = said.slice(at + 1).findIndex((each) => !each.startsWith(' '))
    return [{ text, lines: 1 + Math.max(0, more) }]
  })
