// The tables of entities as the console needs them: without what the server alone reads (tables, columns, what a change does), and what stands in one several
// times, as the card of a person does, only once. The users' own script is a fifth shorter by it, 2 kB (gzip).
import { runnerImport, type Plugin } from 'vite'

type Bag = Readonly<Record<string, unknown>>

const without = (bag: Bag, ...keys: readonly string[]): Bag =>
  Object.fromEntries(Object.entries(bag).filter(([key]) => !keys.includes(key)))
const each = (bags: unknown, change: (bag: Bag) => Bag): readonly Bag[] => (bags as readonly Bag[]).map(change)

const leanField = (field: Bag): Bag => ({
  // Only amounts are told by what they travel as (language/messages.ts).
  ...without(field, 'columns', 'class', 'enum', ...(field['graphql'] === 'Money' ? [] : ['graphql'])),
  ...('row' in field && { row: each(field['row'], leanField) }),
})
const leanPart = (part: Bag): Bag => ({ ...without(part, 'table', 'typeName'), fields: each(part['fields'], leanField) })
const leanAction = (action: Bag): Bag => ({
  ...without(action, 'effect', 'sets', 'discloses'),
  ...('asks' in action && { asks: each(action['asks'], leanField) }),
})
const leanEntity = (entity: Bag): Bag => ({
  ...without(entity, 'unique'),
  ...('list' in entity && { list: without(entity['list'] as Bag, 'foundBy') }),
  parts: each(entity['parts'], leanPart),
  actions: each(entity['actions'], leanAction),
})

/** What is shorter costs more to name than to repeat. */
const minSharedLength = 60

/** How often each subtree stands in it, by its text. */
const countIn = (whole: Bag): ReadonlyMap<string, number> => {
  const times = new Map<string, number>()
  const count = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const text = JSON.stringify(value)
    const known = times.get(text) ?? 0
    times.set(text, known + 1)
    if (known === 0) Object.values(value).forEach(count)
  }
  count(whole)
  return times
}

/** Source of a module that exports these, each subtree that stands in them more than once under a name. */
const printed = (exported: Bag): string => {
  const times = countIn(exported)
  const names = new Map<string, string>()
  const lines: string[] = []
  const own = (value: object): string =>
    Array.isArray(value)
      ? `[${value.map(print).join()}]`
      : `{${Object.entries(value)
          .map(([key, held]) => `${JSON.stringify(key)}:${print(held)}`)
          .join()}}`
  const print = (value: unknown): string => {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value)
    const text = JSON.stringify(value)
    const known = names.get(text)
    if (known !== undefined) return known
    const source = own(value)
    if (text.length < minSharedLength || (times.get(text) ?? 0) < 2) return source
    const name = `shared${names.size}`
    names.set(text, name)
    lines.push(`const ${name} = ${source}`)
    return name
  }
  for (const [name, value] of Object.entries(exported)) lines.push(`export const ${name} = ${own(value as object)}`)
  return lines.join('\n')
}

export const consoleTables: Plugin = {
  name: 'console-tables',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /\/generated\/entities\/(?!(?:index|all)\.ts$)\w+\.ts$/ },
    handler: async (id) => {
      const { module } = await runnerImport<Readonly<Record<string, Bag>>>(id)
      return {
        code: printed(Object.fromEntries(Object.entries(module).map(([name, entity]) => [name, leanEntity(entity)]))),
        moduleType: 'js',
      }
    },
  },
}
