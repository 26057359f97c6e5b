// What somebody will log in with is none that is tried first. Where a form or a dialog of the person takes a secret that is only compared, that is a password.
import { neverLeaves } from '../../language/fields/index.ts'
import { configuredAs } from '../configured.ts'
import { weaknessOf } from '../session/weaknessOf.ts'
import type { Form } from './brokenRules.ts'
import type { InputError } from './InvalidInput.ts'
import type { RunningAction } from './RunningAction.ts'

/** Names of what the site's configuration may tell of itself. */
const siteTexts = ['siteName', 'companyName'] as const
const templates = { common: 'errors.commonPassword', own: 'errors.ownPassword' } as const

/** What whoever knows the account and the site knows of them. */
const wordsAround = async ({ product, record, reader }: RunningAction, { whole }: Form): Promise<readonly string[]> => {
  const { email, screenName, username } = product.person
  const told = [email, screenName, ...(username === undefined ? [] : [username])].flatMap((path) => [record?.[path], whole[path]])
  const site = await Promise.all(siteTexts.map((name) => configuredAs(reader, name)))
  return [...told, ...site, product.app.defaultSiteName].filter((each) => typeof each === 'string')
}

export const weakPasswords = async (running: RunningAction, form: Form): Promise<readonly InputError[]> => {
  const { entity, product } = running
  const given = form.fields.filter((each) => form.changed.has(each.name) && neverLeaves(each) && each.storedAs !== 'sealed')
  if (entity.name !== product.person.entity || given.length === 0) return []
  const around = await wordsAround(running, form)
  const errors: InputError[] = []
  for (const { name } of given) {
    const password = form.whole[name]
    const weakness = typeof password === 'string' ? await weaknessOf(password, around) : undefined
    if (weakness) errors.push({ field: name, code: `${weakness}Password`, template: templates[weakness], params: [] })
  }
  return errors
}
