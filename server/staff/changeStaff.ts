// Makes a person who may enter, or gives one a new password, where no console can do it yet.
import { sql } from 'kysely'
import type { FieldModel } from '../../language/model.ts'
import { named, requireNamed } from '../../language/named.ts'
import { transact } from '../actions/transact.ts'
import { insert } from '../actions/insert.ts'
import { write } from '../actions/write.ts'
import type { Database } from '../db/openDatabase.ts'
import { hashed } from '../fields/index.ts'
import type { ProductModel } from '../ProductModel.ts'
import { endSessions } from '../session/endSessions.ts'
import { peopleOf, type Person } from '../session/people.ts'
import { canBeTyped } from '../session/tryPassword.ts'
import { weaknessOf } from '../session/weaknessOf.ts'
import { CommandError } from '../CommandError.ts'

const partAndField = (path: string): readonly [string, string] => {
  const dot = path.indexOf('.')
  return dot < 0 ? ['', path] : [path.slice(0, dot), path.slice(dot + 1)]
}

/** Letters, digits and underscores of what stands before the @, with a number of its own. */
const usernameFor = (email: string): string => {
  const before = (email.split('@')[0] ?? '').replace(/[^A-Za-z0-9_]/g, '_').slice(0, 20)
  return `${before}_${Math.floor(Math.random() * 900_000 + 100_000)}`
}

/** @throws CommandError where a person needs more than that: the database would refuse the row, and not say what to do */
const ensureEnough = ({ entities, tables, person: { entity } }: ProductModel, values: Readonly<Record<string, unknown>>): void => {
  const missing = requireNamed(entities, entity).parts.flatMap(({ table, fields }) => {
    const needed = named(tables, table)?.columns.filter(({ notNull, starts }) => notNull && starts === undefined)
    const isNeeded = ({ path, columns, starts }: FieldModel): boolean =>
      values[path] === undefined && starts === undefined && columns.some(({ name }) => needed?.some((each) => each.name === name))
    return fields.filter(isNeeded).map(({ path }) => path)
  })
  if (missing.length > 0)
    throw new CommandError(
      `${entity} needs ${missing.join(', ')}, which nobody gives here: make it optional in the specs, or let it start with something; then generate`,
    )
}

const add = async (database: Database, product: ProductModel, email: string, secret: unknown): Promise<void> => {
  const { person } = product
  const [role] = person.staff
  const username = usernameFor(email)
  const values = {
    [person.email]: email,
    ...(person.username !== undefined && { [person.username]: username }),
    [person.screenName]: username,
    [person.role]: role,
    [person.password]: secret,
  }
  ensureEnough(product, values)
  await transact(database.db, { product, action: 'addStaff', entity: person.entity }, (work) => insert(work, person.entity, values))
}

/** @throws CommandError for nobody, and for whom neither password nor factor would let in */
const whoEnters = async (database: Database, product: ProductModel, email: string): Promise<Person> => {
  const known = await peopleOf(database, product).byEmail(email)
  if (!known) throw new CommandError(`Nobody has the e-mail ${email}`)
  if (!known.enters)
    throw new CommandError(
      `${email} may not enter: the role ${known.role} is none of the staff, or the account is not enabled. Somebody of the staff changes that; where nobody can log in, 'add' makes another administrator`,
    )
  return known
}

/** @throws CommandError where the e-mail is taken, nobody has it, or whoever has it may not enter */
export const changeStaff = async (
  database: Database,
  product: ProductModel,
  { does, email }: { readonly does: 'add' | 'password'; readonly email: string },
  password: string,
): Promise<void> => {
  if (password.length < 8) throw new CommandError('A password has at least 8 characters')
  if (!canBeTyped(password)) throw new CommandError('A login takes at most 1,024 characters, and no NUL among them')
  const { person } = product
  if (await weaknessOf(password, [email, product.app.defaultSiteName ?? '']))
    throw new CommandError('This password is among the most common ones, or made of words of the account: choose another')
  const secret = await hashed(password)
  if (does === 'add') {
    if (await peopleOf(database, product).byEmail(email))
      throw new CommandError(`${email} is there already; 'password' gives it a new password`)
    return add(database, product, email, secret)
  }
  const known = await whoEnters(database, product, email)
  const [part, field] = partAndField(person.password)
  await transact(database.db, { product, action: 'giveStaffPassword', entity: person.entity, record: known.id }, async (work) => {
    await write(work, person.entity, part, known.id, { [field]: secret })
    await endSessions(work.tx, known.id)
  })
}

/** What somebody is asked besides the password is gone, and so are their sessions. @throws CommandError as changeStaff */
export const resetFactor = async (database: Database, product: ProductModel, email: string): Promise<void> => {
  const known = await whoEnters(database, product, email)
  const asked = { product, action: 'resetFactor', entity: product.person.entity, record: known.id }
  await transact(database.db, asked, async ({ tx }) => {
    await sql`delete from factor where person = ${known.id}`.execute(tx)
    await endSessions(tx, known.id)
  })
}
