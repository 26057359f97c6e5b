// Kinds of fields in the built console: what the generator and the server alone ask is not in them, all else is as it is written.
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { fields } from '../../language/fields/index.ts'
import { leanKinds } from '../../scripts/leanKinds.ts'

type Kinds = Readonly<Record<string, Readonly<Record<string, unknown>>>>

const entry = fileURLToPath(new URL('../../language/fields/index.ts', import.meta.url))
const unread = ['graphql', 'columns', 'encode', 'decode', 'jsonSchema', 'uiSchema', 'sample']

/** As one module, like it is in a browser. */
const built = async (): Promise<{ readonly code: string; readonly kinds: Kinds }> => {
  const lib = { entry, formats: ['es' as const] }
  const [bundle] = [
    await build({ configFile: false, logLevel: 'error', plugins: [leanKinds], build: { lib, write: false, minify: false } }),
  ].flat()
  if (!bundle || !('output' in bundle)) throw new Error('nothing was built')
  const [{ code }] = bundle.output
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { readonly fields: Kinds }
  return { code, kinds: module.fields }
}

it('leaves out what no browser asks of a kind, and only that', async () => {
  const { code, kinds } = await built()
  const whole: Kinds = fields
  expect(Object.keys(kinds)).toEqual(Object.keys(whole))
  for (const [name, kind] of Object.entries(kinds)) {
    expect([name, Object.keys(kind).toSorted()]).toEqual([
      name,
      Object.keys(whole[name] ?? {})
        .filter((key) => !unread.includes(key))
        .toSorted(),
    ])
  }
  // What they were made with goes, too.
  expect(code).not.toMatch(/jsonb|uniqueItems/)
})
