// D20: what is typed as a secret is found nowhere afterwards, whatever came of it: not in any row of any table, not in a log, in no digest that needs no key.
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { actionKind } from '../../language/actions/index.ts'
import { neverLeaves } from '../../language/fields/index.ts'
import type { ActionModel, EntityModel, FieldModel } from '../../language/model.ts'
import { named } from '../../language/named.ts'
import { partFieldAt } from '../../language/partFields.ts'
import type { RunningAction } from '../../server/actions/RunningAction.ts'
import type { Caller } from '../../server/call.ts'
import type { CustomRun } from '../../server/customs.ts'
import { secret } from '../../server/fields/secret.ts'
import { logLines } from '../../server/log.ts'
import { hashSecret } from '../../server/secrets/hashing.ts'
import { openMoney, type Money } from './money/openMoney.ts'
import type { Bag } from './records/workbench.ts'

let money: Money
let me: Caller
/** My password of the moment. */
let mine: string
const lines: string[] = []
const words: string[] = []

/** Long, and unlike anything that is stored anyway. */
const word = (): string => {
  const made = `a secret ${words.length} of the quagga and the okapi`
  words.push(made)
  return made
}

beforeAll(async () => {
  money = await openMoney()
  logLines.write = (line) => void lines.push(line)
  mine = word()
  me = money.callerOf('admin', await money.person('admin', { 'credentials.password': await hashSecret(mine) }))
  await money.sql("insert into factor (person, kind, key) values ($1, 'APP', 'sealed')", [me.id])
})
afterAll(() => money.stop())

const isSecret = (field: FieldModel): boolean => neverLeaves(field) || field.class === 'secret'

/** What the input of an action may name, by what it is called there. */
const inputsOf = (entity: EntityModel, action: ActionModel): readonly FieldModel[] => [
  ...action.asks,
  ...action.inputs.flatMap((path) => partFieldAt(entity, path)?.field ?? []),
  ...(actionKind(action).edits
    ? (named(entity.parts, action.part)?.form ?? []).flatMap((name) => named(named(entity.parts, action.part)?.fields, name) ?? [])
    : []),
]

interface Asking {
  readonly entity: EntityModel
  readonly action: ActionModel
  readonly secrets: readonly string[]
}

const asking = (): readonly Asking[] =>
  money.product.entities.flatMap((entity) =>
    entity.actions.flatMap((action) => {
      const secrets = [
        ...inputsOf(entity, action)
          .filter(isSecret)
          .map(({ name }) => name),
        ...(action.ownAsks ? ['currentPassword'] : []),
      ]
      return secrets.length > 0 ? [{ entity, action, secrets }] : []
    }),
  )

/** The first record of the entity, or one's own where it is the person. */
const recordOf = async ({ entity, action }: Asking): Promise<Bag> => {
  if (action.on !== 'record') return {}
  const table = named(entity.parts, action.part)?.table ?? ''
  const [found] = await money.sql(`select id::text as id, version from "${table}" where id::text = $1 or $1 = '' order by id limit 1`, [
    entity.name === money.product.person.entity ? me.id : '',
  ])
  return action.appendOnly ? { id: found?.['id'] } : { id: found?.['id'], version: found?.['version'] }
}

/** What else these take to be done at all. */
const beside: Readonly<Record<string, Bag>> = {
  usersCreate: { email: 'somebody@example.com', role: 'member' },
  usersUpdate: { email: 'me@example.org' },
  paymentSystemMerchantUpdate: { merchantId: 'merchant', siteCode: 'site' },
}

/** @returns what came of it: the outcome's type, or the error's code */
const run = async (each: Asking, input: Bag, preview: boolean): Promise<string> => {
  const { action } = each
  const form = actionKind(action).edits ? { patch: input } : { input }
  try {
    const { __typename: type } = await money.run(me, `${action.operation}${preview ? 'Preview' : ''}`, {
      ...(await recordOf(each)),
      ...form,
    })
    return typeof type === 'string' ? type : 'looked'
  } catch (error) {
    return String((error as { readonly code?: unknown }).code)
  }
}

const digestsOf = (text: string): readonly string[] =>
  ['sha256', 'sha1', 'md5', 'sha512'].flatMap((kind) =>
    (['hex', 'base64', 'base64url'] as const).map((as) => createHash(kind).update(text).digest(as).replace(/=+$/, '')),
  )

const everyRow = async (): Promise<string> => {
  const tables = await money.asOwner(
    "select schemaname || '.' || quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
  )
  const rows = []
  for (const { name } of tables) rows.push(JSON.stringify(await money.asOwner(`select t::text as row from ${String(name)} t`)))
  return rows.join('\n')
}

describe('a secret that was typed', () => {
  it('is kept by no table and told by no log: of every action that takes one, done, refused, wrong and looked ahead', async () => {
    const came = new Map<string, string[]>()
    for (const each of asking()) {
      const outcomes: string[] = []
      for (const preview of [true, false])
        for (const kept of [each.secrets, ...each.secrets.map((name) => [name])])
          outcomes.push(await run(each, Object.fromEntries(kept.map((name) => [name, word()])), preview))
      const right = each.action.ownAsks ? { currentPassword: mine } : {}
      const done = Object.fromEntries(each.secrets.map((name) => [name, word()]))
      outcomes.push(await run(each, { ...done, ...beside[each.action.operation], ...right }, false))
      if (each.action.ownAsks && done['password'] !== undefined) mine = done['password']
      // Too long, no text at all, and beside what no form knows.
      for (const odd of [`${word()}${'!'.repeat(2_000)}`, { text: word() }, [word()]])
        outcomes.push(await run(each, Object.fromEntries(each.secrets.map((name) => [name, odd])), false))
      came.set(each.action.operation, outcomes)
    }
    await money.flush()
    const kept = await everyRow()
    const said = lines.join('\n')
    const found = words.flatMap((text) => [
      ...(kept.includes(text) ? [`${text}: stored`] : []),
      ...(said.includes(text) ? [`${text}: logged`] : []),
      ...(digestsOf(text).some((digest) => kept.includes(digest)) ? [`${text}: stored as a plain digest`] : []),
    ])
    expect(found).toEqual([])
    console.log([...came].map(([operation, outcomes]) => `${operation}: ${[...new Set(outcomes)].join(', ')}`).join('\n'))
    expect(came.size).toBeGreaterThan(3)
    const undone = [...came].filter(([, outcomes]) => !outcomes.some((each) => each === 'Done' || each.endsWith('Saved')))
    expect(undone).toEqual([])
    expect(kept).toContain('argon2id')
  })
})

it('leaves nothing of a secret in what a look ahead writes, which stays on the disk for a while though it is rolled back', async () => {
  const change = { preview: true } as Partial<CustomRun> as CustomRun
  const running = { change } as Partial<RunningAction> as RunningAction
  expect(await secret.beforeWrite(word(), running)).toBe('')
})
