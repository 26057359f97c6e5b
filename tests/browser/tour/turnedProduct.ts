// The library in a language that nobody speaks and that is written from the right: each text of product and engine in other letters, so that one that no
// translation reaches is seen by its letters. Generated as an owner generates it.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorTexts } from '../../../language/errorTexts.ts'
import { formIn, keysOfLanguage } from '../../../language/plurals.ts'
import { homeTexts } from '../../../language/screens/home.ts'
import { valueTexts } from '../../../language/valueTexts.ts'
import { house } from '../../architecture/listSources.ts'

type Texts = Readonly<Record<string, string>>

const letters = 'אבגדהוזחטיכלמנסעפצקרשת'.split('')

/** Parameters stay, and so do numbers: 3 books -> 3 כו. */
export const turned = (text: string): string =>
  text.replaceAll(/\{\d\}|[a-z]/giu, (found) =>
    found.startsWith('{') ? found : (letters[(found.toLowerCase().codePointAt(0) ?? 97) % letters.length] ?? found),
  )

const read = (path: string): Texts => JSON.parse(readFileSync(path, 'utf8')) as Texts
const ours = join(house, 'src/client/texts')

/** All that the console of the library says, by key. */
export const everyText = (): Texts => {
  const engine = readdirSync(ours).filter((name) => name === 'en.json' || name.endsWith('.en.json'))
  const library = read(join(house, 'examples/library/generated/locales/en.json'))
  return Object.assign({}, ...engine.map((name) => read(join(ours, name))), errorTexts, homeTexts, valueTexts, library) as Texts
}

/** @returns its folder, from the project's */
export const makeTurnedProduct = (): { readonly product: string; readonly drop: () => void } => {
  const product = `node_modules/.cache/concord/turned${process.pid}`
  const folder = join(house, product)
  cpSync(join(house, 'examples/library'), folder, { recursive: true })
  const spec = join(folder, 'specs/product.ts')
  writeFileSync(spec, readFileSync(spec, 'utf8').replace("  dateFormat: '", "  languages: ['he'],\n  dateFormat: '"))
  mkdirSync(join(folder, 'specs/texts'), { recursive: true })
  const said = everyText()
  const of = (key: string): string => said[key] ?? said[`${formIn(key)?.of}_other`] ?? ''
  const texts = Object.fromEntries(keysOfLanguage('he', said).map((key) => [key, turned(of(key))]))
  writeFileSync(join(folder, 'specs/texts/he.json'), JSON.stringify(texts, null, 2))
  execFileSync(process.execPath, ['scripts/generate.mjs', '--product', product], { cwd: house, stdio: 'pipe' })
  return {
    product,
    drop: () => {
      for (const each of [folder, join(house, 'dist', product)]) rmSync(each, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
