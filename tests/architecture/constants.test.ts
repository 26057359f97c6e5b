// A number with a name says what it is of and in which unit: maxTags, retryMs, headBytes.
import { expect, it } from 'vitest'
import { listSources, textOf } from './listSources.ts'

const numeric = /^(?:export )?const (\w+)(?:: number)? = -?[0-9][0-9_.]*(?: \* [0-9_.]+)*$/gm
const spoken = /^(?:max|min)[A-Z]|(?:Ms|Seconds|Minutes|Days|Bytes|Pixels|Size|Width|Height|Id|Code)$/

const namesIn = (text: string): readonly string[] => [...text.matchAll(numeric)].map(([, name = '']) => name)
const mute = (text: string): readonly string[] => namesIn(text).filter((name) => !spoken.test(name))

const sources = listSources('.ts', '.tsx').filter((path) => /^(language|generator|src|server|custom)\//.test(path))

it('says subject and unit of each', () => {
  expect(sources.flatMap((path) => namesIn(textOf(path))).length).toBeGreaterThan(100)
  expect(sources.flatMap((path) => mute(textOf(path)).map((name) => `${path}: ${name}`))).toEqual([])
})

it.each(['const patience = 1_000', 'export const most = 50', 'const gathering: number = 2 * 60'])('%s would be found', (planted) =>
  expect(mute(planted)).toHaveLength(1),
)
