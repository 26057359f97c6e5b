// npm run generate -- --untranslated names the texts that a language does not say, each once, the engine's among them.
import { afterEach, expect, it, vi } from 'vitest'
import { finish } from '../../generator/runOnce.ts'
import { listUntranslated } from '../../generator/untranslated.ts'
import { base, madeCase, placesOf } from './cases.ts'

afterEach(() => vi.restoreAllMocks())

const listed = async (name: string): Promise<{ readonly code: number; readonly said: readonly string[] }> => {
  const said: string[] = []
  for (const how of ['log', 'error'] as const) vi.spyOn(console, how).mockImplementation((text: string) => void said.push(text))
  return { code: await listUntranslated(placesOf(name)), said: said.join('\n').split('\n') }
}

it('as lines of the file of each language', async () => {
  const { code, said } = await listed('translated')
  expect(code).toBe(0)
  expect(said.filter((each) => !each.startsWith('  '))).toEqual(['specs/texts/de.json', 'specs/texts/pl.json'])
  const [german, polish] = [said.slice(0, said.indexOf('specs/texts/pl.json')), said.slice(said.indexOf('specs/texts/pl.json'))]
  expect(german).toContain('  "Shelf": "Shelf",')
  expect(german.filter((each) => each.startsWith('  "Members"'))).toEqual([])
  // The engine says its own in German, and not in Polish.
  expect([german, polish].map((lines) => lines.includes('  "Page not found": "Page not found",'))).toEqual([false, true])
  for (const lines of [german, polish]) expect(new Set(lines).size).toBe(lines.length)
})

it('none where there is no further language', async () => {
  expect(await listed(base)).toEqual({ code: 0, said: ['Every text is said in every language.'] })
})

it('and what is wrong where the specs are', async () => {
  const { code, said } = await listed('unknownField.invalid')
  expect(code).toBe(1)
  expect(said.join('\n')).toContain('unknown-field')
})

it('counts them after each run, and says how they are seen', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  const { problems, model, untranslated = {} } = await madeCase('translated')
  const { generated } = placesOf('translated')
  finish({ ...placesOf('translated'), generated: `${generated}/nothing` }, { problems, model, untranslated, files: {} })
  expect(log.mock.calls.flat()).toContain(
    `de: ${untranslated['de']?.length} texts have no translation yet and are said as in the specs: npm run generate -- --untranslated`,
  )
})
