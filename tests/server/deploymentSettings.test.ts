// `npm run settings`: what can be set, what is refused and how, and that it is in the audit; as a process, on a data folder without a server.
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { app } from '#generated/app.ts'
import { allEntities } from '#generated/entities/all.ts'
import { CommandError } from '../../server/CommandError.ts'
import { product } from '../../server/product.ts'
import { poolReader } from '../../server/reader.ts'
import { readSettingsCommand } from '../../server/settings/readSettingsCommand.ts'
import { runSettings } from '../../server/settings/runSettings.ts'
import { settingsOf } from '../../server/settings/settingsOf.ts'
import { migratedFolder } from '../run/dataFolders.ts'
import { runSettings as asProcess } from './processes/serverProcess.ts'
import { openWorkbench, type Workbench } from './records/workbench.ts'

let bench: Workbench
beforeAll(async () => (bench = await openWorkbench(product)).stop)

/** What the command does and says, without its process. */
const settings = (...args: readonly string[]): Promise<string> =>
  runSettings(poolReader(bench.database, product), readSettingsCommand(args))
const line = async (name: string): Promise<string | undefined> =>
  (await settings('list')).split('\n').find((each) => each.startsWith(`${name} `))

it('offers everything that the configuration says per deployment, and the addresses that reach it not', () => {
  const names = [...settingsOf({ app, entities: allEntities }).keys()]
  expect(names).toEqual(expect.arrayContaining(Object.keys(app.flags).map((flag) => `flags.${flag}`)))
  for (const name of [
    'questionaryHiddenField',
    'fileTypes',
    'userRoleList',
    'disabledPages',
    'queryNotificationTimeout',
    'notificationTimeout',
    'supportUrl',
  ])
    expect(names).toContain(name)
  for (const name of ['apiUrl', 'backendUrl', 'siteName', 'currencyList']) expect(names).not.toContain(name)
})

describe('a setting', () => {
  it.each([
    ['flags.nonprofitRole', 'on', 'off'],
    ['notificationTimeout', '2500', '1000'],
    ['disabledPages', 'transactions,posts', 'none'],
    ['supportUrl', 'https://help.example/', 'none'],
  ])('%s is listed, set to %s, and put back', async (name, value, usual) => {
    expect(await line(name)).toMatch(new RegExp(`^${name} +${usual} \\(default\\)$`))
    expect(await settings('set', name, value)).toBe(`${name} is ${value}.`)
    expect(await line(name)).toMatch(new RegExp(`^${name} +${value} \\(default: ${usual}\\)$`))
    expect(await settings('unset', name)).toBe(`${name} is what it is by default.`)
    expect(await line(name)).toMatch(new RegExp(`^${name} +${usual} \\(default\\)$`))
  })

  it.each([
    ['disabledPages', '', 'none'],
    ['disabledPages', ' transactions, ', 'transactions'],
    ['userRoleList', '', 'all'],
  ])('%s set to "%s" is told as it is listed: %s', async (name, value, said) => {
    expect(await settings('set', name, value)).toBe(`${name} is ${said}.`)
    expect(await line(name)).toMatch(new RegExp(`^${name} +${said} `))
    await settings('unset', name)
  })

  it('is in the audit, with what it was and is', async () => {
    await settings('set', 'fileTypes', 'jpg, png')
    const rows = await bench.asOwner(
      "select action, part, record, before, after, outcome from audit_record where action = 'changeSetting' order by id desc limit 1",
    )
    expect(rows).toEqual([
      {
        action: 'changeSetting',
        part: 'frontendConfig',
        record: 'site',
        before: { 'frontendConfig.fileTypes': null },
        after: { 'frontendConfig.fileTypes': ['jpg', 'png'] },
        outcome: 'DONE',
      },
    ])
  })
})

describe('refused, with what is allowed, is', () => {
  it.each([
    [['set', 'flags.nonprofitrole', 'on'], 'There is no setting "flags.nonprofitrole". Did you mean "flags.nonprofitRole"?'],
    [['set', 'nonprofitRole', 'on'], 'Did you mean "flags.nonprofitRole"?'],
    [['unset', 'siteName'], 'There is no setting "siteName".'],
    [['set', 'flags.tags', 'yes'], 'tags cannot be "yes".\nAllowed: on, off'],
    [
      ['set', 'disabledPages', 'users,transaction'],
      'cannot be "transaction". Did you mean "transactions"?\nAllowed: users, transactions, payoutRequests',
    ],
    [['set', 'fileTypes', 'jpg,exe'], 'cannot be "exe".'],
    [['set', 'questionaryHiddenField', 'Weight'], 'Did you mean "weight"?'],
    [['set', 'userRoleList', 'admin,admin'], 'names something twice'],
    [['set', 'notificationTimeout', '0'], 'notificationTimeout cannot be "0": '],
    [['set', 'notificationTimeout', 'soon'], 'notificationTimeout cannot be "soon": '],
    [['set', 'notificationTimeout', '1.5'], 'should be a whole number'],
    [['set', 'supportUrl', 'javascript:alert(1)'], 'supportUrl cannot be "javascript:alert(1)": '],
  ])('%j', async (args, says) => {
    const error: unknown = await settings(...args).catch((refused: unknown) => refused)
    expect(error).toBeInstanceOf(CommandError)
    expect((error as CommandError).message).toContain(says)
  })

  it.each([[[]], [['list', 'more']], [['set', 'fileTypes']], [['unset']], [['set', 'fileTypes', 'jpg', 'png']], [['get', 'fileTypes']]])(
    'the command %j',
    (words) => {
      expect(() => readSettingsCommand(words)).toThrow(CommandError)
    },
  )
})

describe('as a command on a data folder without a server', () => {
  let dataDir: string
  beforeAll(async () => {
    dataDir = join(realpathSync(mkdtempSync(join(tmpdir(), 'settings-'))), 'data')
    await migratedFolder(dataDir)
  })
  afterAll(() => rmSync(join(dataDir, '..'), { recursive: true, force: true, maxRetries: 5 }))

  it('keeps what was set, and ends well', async () => {
    expect(await asProcess(dataDir, 'set', 'flags.nonprofitRole', 'on')).toEqual({ code: 0, said: 'flags.nonprofitRole is on.' })
    const { code, said } = await asProcess(dataDir, 'list')
    expect(code).toBe(0)
    expect(said).toMatch(/^flags\.nonprofitRole +on \(default: off\)$/m)
  })

  it('says what is refused, and ends with 1', async () => {
    const { code, said } = await asProcess(dataDir, 'set', 'flags.tags', 'yes')
    expect(said).toContain('tags cannot be "yes".\nAllowed: on, off')
    expect(code).toBe(1)
  })
})
