// Asks the client manager to move the site to another domain (domain 13.3).
import type { CustomAction } from '../../../server/kit.ts'
import { isRunning } from '../operator/Operator.ts'
import { hostName } from '../operator/hostName.ts'
import { refuse } from '../guards/answerEach.ts'
import { operator } from '../operator/installedOperator.ts'
import { touch } from '../store.ts'
import { wrongField } from '../wrongField.ts'

/** The names that were typed, converted, each once. */
const namesIn = (typed: readonly string[], current: readonly string[]): readonly string[] => {
  const names = typed.map((each) => {
    const name = hostName(each)
    if (name === undefined) throw wrongField('domains', 'hostName', [each])
    if (current.includes(name)) throw wrongField('domains', 'hostInUse', [each])
    return name
  })
  return [...new Set(names)]
}

export const createDomainMigration: CustomAction<'createDomainMigration'> = async (change) => {
  const { input, key, preview, record: site } = change
  const known = operator()
  const [{ domains: current }, migration] = await Promise.all([known.clientDetails(), known.getDomainMigration()])
  if (isRunning(migration)) throw refuse('migrationRunning')
  const domains = namesIn(input.domains, current)
  // Nothing of the record changes, but who looks at it hears that there is news.
  touch(change, 'SystemSettings', { id: site.id, version: site.version })
  if (!preview) await known.createDomainMigration(domains, key)
  return { ids: [site.id], count: domains.length, details: { domains } }
}
