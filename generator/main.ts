// npm run generate: specs -> generated. --check only says what is stale, --watch stays, --renumber ours|theirs after a merge, --left and --drop NAME of what nothing reads any more, --untranslated of what a language does not say, --release VERSION of the handbooks, --restart-migrations where no database has run one yet, diff <ref> compares with an earlier commit, diff --accept agrees to what everybody may, new custom NAME …, new entity NAME, new kind FAMILY NAME and new product NAME begin one.
import { dirname, join, posix } from 'node:path'
import { check } from './check.ts'
import { newCustom } from './customs/newCustom.ts'
import { accept } from './diff/accept.ts'
import { diff } from './diff/diff.ts'
import { newEntity } from './entities/newEntity.ts'
import { kindFamilies } from './kinds/kindFiles.ts'
import { newKind } from './kinds/newKind.ts'
import { historyOf, type Folders } from './generate.ts'
import { drop } from './migrations/drop.ts'
import { newProduct } from './products/newProduct.ts'
import { renumber } from './migrations/renumber.ts'
import { refuse } from './refuse.ts'
import { release } from './release.ts'
import { runOnce } from './runOnce.ts'
import { codegenInThread } from './types/codegenInThread.ts'
import { listUntranslated } from './untranslated.ts'
import { watch } from './watch.ts'

/** argv[1] is generator/main.ts, whether it runs from a bundle or not. */
const engine = dirname(dirname(process.argv[1] ?? ''))
/** Where products stand: beside the engine, or where that is installed (scripts/house.mjs). */
const house = process.env['CONCORD_PROJECT'] || engine

/** @param product '' for the one of the project's own folder, or another's (scripts/product.mjs) */
const foldersOf = (product: string): Folders => ({
  specs: join(house, product, 'specs'),
  shown: posix.join(product, 'specs'),
  sdl: join(engine, 'schema'),
  language: join(engine, 'language'),
  // Wherever it stands, but for the one beside the engine, it calls the engine by the name of its package.
  ...((product !== '' || house !== engine) && { languageAs: 'concord/language' }),
  generated: join(house, product, 'generated'),
  custom: join(house, product, 'custom'),
  kept: join(house, 'node_modules/.cache/concord/kept', `${product.replaceAll('/', '-') || 'own'}.json`),
  codegen: codegenInThread(join(house, 'node_modules/.cache/concord/codegen.cjs')),
})

/** What a command may begin. */
const beginnings = ['custom NAME …', 'entity NAME', `kind ${kindFamilies.join('|')} NAME`, 'product NAME']

const makeNew = async (folders: Folders, [what, name, ...more]: readonly string[]): Promise<number> => {
  if (what === 'custom' && name !== undefined) return newCustom(folders, [name, ...more])
  if (what === 'entity' && name !== undefined) return newEntity(folders, name)
  if (what === 'product' && name !== undefined) return newProduct(house, name, foldersOf, house !== engine)
  if (what === 'kind' && house !== engine) return refuse("A kind is a part of the engine: it begins in the engine's own repository.")
  if (what === 'kind' && name !== undefined && more[0] !== undefined) return newKind(engine, name, more[0])
  return refuse(beginnings.map((each) => `npm run new -- ${each}`).join('\n'))
}

const makeRenumbered = async (folders: Folders, which: string | undefined): Promise<number> => {
  const why = renumber(historyOf(folders), which)
  return why === undefined ? runOnce(folders, false) : refuse(why)
}

interface Command {
  /** How many words may follow it. */
  readonly words: 0 | 1
  readonly run: (folders: Folders, word: string | undefined) => Promise<number>
}
const commands: Readonly<Record<string, Command>> = {
  '--check': { words: 0, run: check },
  '--watch': { words: 0, run: watch },
  '--left': { words: 0, run: (folders) => drop(folders) },
  '--untranslated': { words: 0, run: listUntranslated },
  '--drop': { words: 1, run: (folders, name = '') => drop(folders, name) },
  '--renumber': { words: 1, run: makeRenumbered },
  '--release': { words: 1, run: release },
  '--restart-migrations': { words: 0, run: (folders) => runOnce(folders, true) },
}
const usage =
  'npm run generate [-- [--product FOLDER] [--check | --watch | --left | --untranslated | --drop NAME | --renumber ours|theirs | --release VERSION | --restart-migrations]]'

/** Gives the exit code; a watch never ends by itself. */
const run = async (folders: Folders, args: readonly string[]): Promise<number> => {
  if (args.join(' ') === 'diff --accept') return accept(folders)
  if (args[0] === 'diff') return diff(folders, args.slice(1))
  if (args[0] === 'new') return makeNew(folders, args.slice(1))
  const [asked, ...words] = args
  if (asked === undefined) return runOnce(folders, false)
  const command = Object.hasOwn(commands, asked) ? commands[asked] : undefined
  if (!command || words.length > command.words) return refuse(`${args.join(' ')} is not known\n${usage}`)
  return command.run(folders, words[0])
}

run(foldersOf(process.env['PRODUCT'] ?? ''), process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code
  },
  (cause: unknown) => {
    console.error(cause instanceof Error && cause.name === 'SpecsDoNotLoad' ? cause.message : cause)
    // Whatever was begun (a watch on specs, a thread for types) would keep the process.
    process.exit(1)
  },
)
