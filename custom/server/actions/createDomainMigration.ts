// Asks the client manager to move the site to another domain (domain 13.3).
import { InvalidInput, touch } from '../../../server/kit.ts'
import type { CustomAction } from '../../../server/kit.ts'
import { isRunning } from '../operator/Operator.ts'
import { hostName } from '../operator/hostName.ts'
import { refuse } from '../guards/answerEach.ts'
import { operator } from '../outside/operator.ts'
import { textOf } from '../textOf.ts'

const wrong = (field: string, rule: 'hostName' | 'hostInUse', typed: string): InvalidInput =>
  new InvalidInput([{ field, code: rule, template: `guards.${rule}`, params: [typed] }])

/** The names that were typed into one field, converted. */
const namesIn = (field: string, lines: readonly string[], current: readonly string[]): readonly string[] =>
  lines
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map((typed) => {
      const name = hostName(typed)
      if (name === undefined) throw wrong(field, 'hostName', typed)
      if (current.includes(name)) throw wrong(field, 'hostInUse', typed)
      return name
    })

export const createDomainMigration: CustomAction = async (change) => {
  const { input, key, preview, record: site } = change
  if (!site) throw new Error('the site was expected')
  const known = operator()
  const [{ domains: current }, migration] = await Promise.all([known.clientDetails(), known.getDomainMigration()])
  if (isRunning(migration)) throw refuse('migrationRunning')
  const names = [
    ...namesIn('domain', [textOf(input['domain'])], current),
    ...namesIn('further', textOf(input['further']).split('\n'), current),
  ]
  const domains = [...new Set(names)]
  // Nothing of the record changes, but who looks at it hears that there is news.
  touch(change, { entity: 'SystemSettings', part: '', id: site.id, version: site.version, removed: false })
  if (!preview) await known.createDomainMigration(domains, key)
  return { ids: [site.id], count: domains.length, details: { domains } }
}
