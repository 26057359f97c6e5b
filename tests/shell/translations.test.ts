// The engine's texts in each further language: all of them, with the parameters that they have in English, and none besides.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { errorTexts } from '../../language/errorTexts.ts'
import { homeTexts } from '../../language/screens/home.ts'
import { formIn, keysOfLanguage } from '../../language/plurals.ts'
import { valueTexts } from '../../language/valueTexts.ts'

type Texts = Readonly<Record<string, string>>

const folder = fileURLToPath(new URL('../../src/client/texts', import.meta.url))
const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
const isEnglish = (name: string): boolean => name === 'en.json' || name.endsWith('.en.json')
const read = (name: string): Texts => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Texts
const english: Texts = Object.assign({}, ...files.filter(isEnglish).map(read), errorTexts, homeTexts, valueTexts)
const paramsIn = (text: string | undefined): string => [...new Set(text?.match(/\{\d\}/g))].toSorted().join()

describe.each(files.filter((name) => !isEnglish(name)))('%s', (name) => {
  const texts = read(name)
  const language = name.replace('.json', '')

  it('says each text of the engine, and no other', () =>
    expect(Object.keys(texts).toSorted()).toEqual(keysOfLanguage(language, english).toSorted()))

  it('has the parameters of each', () =>
    expect(
      Object.keys(texts).filter((key) => paramsIn(texts[key]) !== paramsIn(english[key] ?? english[`${formIn(key)?.of}_other`])),
    ).toEqual([]))
})
