// The product's texts in its further languages: texts/<language>.json beside its specs, from a text as the specs say it, or from its key where one text is
// two things, to the same in that language; the engine's texts too, where it does not speak that language. What has none is said as in the specs. A text that
// takes a count has the forms of that language, the further ones behind the text of many: "{0} books are still out._few".
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { alikeBy } from '../language/alike.ts'
import { errorTexts } from '../language/errorTexts.ts'
import type { Model } from '../language/model.ts'
import { countedIn, formIn, formsOf } from '../language/plurals.ts'
import { homeTexts } from '../language/screens/home.ts'
import { didYouMean } from '../language/suggest.ts'
import { valueTexts } from '../language/valueTexts.ts'
import type { LocatedProblem } from './problem.ts'

type Texts = Model['texts']

/** Where the specs are, how their folder is called, and where the engine's language is. */
interface Places {
  readonly specs: string
  readonly shown: string
  readonly language: string
}

export interface Translated {
  readonly problems: readonly LocatedProblem[]
  /** By language and key. */
  readonly translations: Readonly<Record<string, Texts>>
  /** By language: the texts that are said as in the specs, each once. */
  readonly untranslated: Readonly<Record<string, readonly string[]>>
}

type Tell = (code: string, message: string, name?: string) => LocatedProblem

/** Tells what is wrong with a file at the line where a name stands. */
const tellerOf = (file: string, content: string): Tell => {
  const lines = content.split('\n')
  return (code, message, name) => {
    const quoted = name === undefined ? '' : JSON.stringify(name)
    const at = quoted === '' ? -1 : lines.findIndex((each) => each.trimStart().startsWith(quoted))
    const text = lines[at] ?? ''
    const place = { file, line: Math.max(at, 0) + 1, column: text.indexOf(quoted) + 1 || 1, text, length: at < 0 ? 0 : quoted.length }
    return { code, path: ['texts'], message, ...place }
  }
}

const paramsIn = (text: string): string => [...new Set(text.match(/\{\d\}/g))].toSorted().join(', ')

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every((each) => typeof each === 'string')

const read = (content: string): Texts | undefined => {
  try {
    const value: unknown = JSON.parse(content)
    return isTexts(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** The keys of each text that the specs say. */
const keysOf = (texts: Texts): ReadonlyMap<string, readonly string[]> => alikeBy(Object.keys(texts), (key) => texts[key] ?? '')

const textsIn = (folder: string, name: string): Texts =>
  existsSync(join(folder, name)) ? (read(readFileSync(join(folder, name), 'utf8')) ?? {}) : {}

/** The engine's texts, of which the browser's stand beside their code. */
interface EngineTexts {
  /** Said in English and not in that language. */
  readonly unspoken: Texts
  /** Words that values are written with, in that language: the server writes files with them, and has no other texts of the engine's. */
  readonly words: Texts
}

const engineTexts = (folder: string, language: string): EngineTexts => {
  const names = existsSync(folder) ? readdirSync(folder) : []
  const english = names.filter((name) => name === 'en.json' || name.endsWith('.en.json')).map((name) => textsIn(folder, name))
  const spoken = textsIn(folder, `${language}.json`)
  const all: Texts = Object.assign({}, ...english, errorTexts, homeTexts, valueTexts)
  const pick = (texts: Texts, wanted: (key: string) => boolean): Texts =>
    Object.fromEntries(Object.entries(texts).filter(([key]) => wanted(key)))
  return { unspoken: pick(all, (key) => !Object.hasOwn(spoken, key)), words: pick(spoken, (key) => Object.hasOwn(valueTexts, key)) }
}

type Keys = ReturnType<typeof keysOf>

/** What a name of a file stands for: the keys it says, and the text in the specs; undefined where it is none of theirs. */
const meantBy = (name: string, texts: Texts, keys: Keys): { readonly keys: readonly string[]; readonly text: string } | undefined => {
  if (Object.hasOwn(texts, name)) return { keys: [name], text: texts[name] ?? '' }
  const said = keys.get(name)
  if (said) return { keys: said, text: name }
  const form = formIn(name)
  if (!form) return undefined
  const several = Object.hasOwn(texts, `${form.of}_other`)
    ? [`${form.of}_other`]
    : (keys.get(form.of) ?? []).filter((key) => formIn(key)?.form === 'other')
  const text = texts[several[0] ?? '']
  return text === undefined ? undefined : { keys: several.map((key) => `${formIn(key)?.of}_${form.form}`), text }
}

const wrongIn = (language: string, entries: Texts, texts: Texts, keys: Keys, tell: Tell): readonly LocatedProblem[] =>
  Object.entries(entries).flatMap(([name, said]) => {
    const meant = meantBy(name, texts, keys)
    if (meant === undefined)
      return [
        tell('unknown-text', `No text says this, and none has this key.${didYouMean(name, [...keys.keys(), ...Object.keys(texts)])}`, name),
      ]
    const { form = '' } = Object.hasOwn(texts, meant.keys[0] ?? '') ? {} : (formIn(name) ?? {})
    if (form !== '' && !formsOf(language).includes(form))
      return [tell('unknown-form', `The forms of "${language}" are ${formsOf(language).join(', ')}; it has no "${form}".`, name)]
    const [wanted, given] = [paramsIn(meant.text), paramsIn(said)]
    if (wanted === given) return []
    return [
      tell(
        'wrong-parameters',
        `The text has ${wanted || 'no parameters'}, its translation ${given || 'none'}: both say the same ones.`,
        name,
      ),
    ]
  })

/** A text that is said in some forms is said in all: what lacks one would be said in the language of the specs. */
const missingIn = (language: string, said: Texts, texts: Texts, tell: Tell): readonly LocatedProblem[] =>
  countedIn(texts).flatMap((key) => {
    const missing = formsOf(language).filter((form) => said[`${key}_${form}`] === undefined)
    if (missing.length === 0 || !Object.keys(said).some((each) => formIn(each)?.of === key)) return []
    const several = texts[`${key}_other`] ?? ''
    const remedy = missing.map((form) => (form === 'one' || form === 'other' ? texts[`${key}_${form}`] : `${several}_${form}`))
    return [
      tell(
        'missing-form',
        `This is said without its form ${missing.join(', ')}: write ${remedy.map((each) => `"${each}"`).join(', ')}.`,
        several,
      ),
    ]
  })

const translate = (language: string, { specs, shown }: Places, texts: Texts): { problems: readonly LocatedProblem[]; said: Texts } => {
  const file = `texts/${language}.json`
  const place = join(specs, file)
  const content = existsSync(place) ? readFileSync(place, 'utf8') : undefined
  const tell = tellerOf(`${shown}/${file}`, content ?? '')
  if (content === undefined)
    return {
      problems: [tell('missing-language', `The product is to have the language "${language}": write its texts here, {} to begin with.`)],
      said: {},
    }
  const entries = read(content)
  if (!entries)
    return {
      problems: [tell('broken-language', 'This has to be a JSON object of texts: { "as the specs say it": "in this language" }.')],
      said: {},
    }
  const keys = keysOf(texts)
  const [byKey, byText] = [true, false].map((own) => Object.entries(entries).filter(([name]) => Object.hasOwn(texts, name) === own))
  const all = Object.fromEntries(
    [...(byText ?? []), ...(byKey ?? [])].flatMap(([name, said]) =>
      (meantBy(name, texts, keys)?.keys ?? []).map((key) => [key, said] as const),
    ),
  )
  const further = Object.keys(all).filter((key) => !Object.hasOwn(texts, key))
  const said = Object.fromEntries(
    [...Object.keys(texts), ...further].flatMap((key) => (all[key] === undefined ? [] : [[key, all[key]] as const])),
  )
  return { problems: [...wrongIn(language, entries, texts, keys, tell), ...missingIn(language, said, texts, tell)], said }
}

export const readTranslations = (places: Places, { app, texts }: Pick<Model, 'app' | 'texts'>): Translated => {
  const folder = join(places.language, '../src/client/texts')
  const all = (app.languages ?? []).map((language) => {
    const { unspoken, words } = engineTexts(folder, language)
    const wanted = { ...unspoken, ...texts }
    const { problems, said } = translate(language, places, wanted)
    const unsaid = Object.keys(wanted).filter((key) => !Object.hasOwn(said, key))
    const untranslated = [...new Set(unsaid.map((key) => wanted[key] ?? ''))].toSorted()
    return { language, problems, said: { ...words, ...said }, untranslated }
  })
  return {
    problems: all.flatMap(({ problems }) => problems),
    translations: Object.fromEntries(all.map(({ language, said }) => [language, said])),
    untranslated: Object.fromEntries(all.map(({ language, untranslated }) => [language, untranslated])),
  }
}
