// Files from the question where to send them to the record that holds them, over real sockets and HTTP: who may, what, how often, and what is left.
import { digestOf } from '../../server/session/token.ts'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openServer, type AccessServer } from '../access/server/openServer.ts'
import { newKey } from '../access/server/newKey.ts'
import { ask, codesOf } from '../access/server/ask.ts'
import { password } from '../access/server/fillPeople.ts'
import { withoutLooks } from '../run/withoutLooks.ts'
import { bomb, drawing, pdf, picture, polyglot, script } from './uploads/samples.ts'
import { filesIn, sweepAt } from './uploads/sweepAt.ts'
import { openSender, placeIn, type Sender } from './uploads/senders.ts'

let server: AccessServer
let admin: Sender
let manager: Sender
let member: string
beforeAll(async () => {
  server = await withoutLooks(openServer)
  admin = await openSender(server, 'admin')
  manager = await openSender(server, 'manager')
  member = server.ids['member'] ?? ''
})
afterAll(() => server.stop())

const files = (): readonly string[] => filesIn(server.dataDir)
const coming = (): readonly string[] => readdirSync(join(server.dataDir, 'files', 'incoming'))
const place = async (sender: Sender = admin): Promise<string> => placeIn(await sender.filePlaces(member)) ?? ''

describe('three steps', () => {
  it('make a record of a file', async () => {
    const uuid = await place()
    expect(await admin.put(uuid, 'Agreement.pdf', pdf)).toEqual([201, ''])
    const { data } = await admin.addFile(member, uuid, 'The agreement')
    expect(data?.answer).toMatchObject({
      __typename: 'UserFileSaved',
      record: { file: { uuid, name: 'Agreement.pdf', contentType: 'application/pdf', bytes: pdf.length, processingStatus: 'OK' } },
    })
    expect(files()).toContain(uuid)
  })

  it('change a field of a record, and let the old file go', async () => {
    const version = async (): Promise<number> =>
      Number((await server.sql<{ version: number }>('select version from users where id = $1', [member]))[0]?.version)
    const sent = async (): Promise<string> => {
      const uuid = placeIn(await admin.avatarPlaces(member)) ?? ''
      expect(await admin.put(uuid, 'me.png', await picture())).toEqual([201, ''])
      return uuid
    }
    const first = await sent()
    const saved = await admin.setAvatar(member, await version(), first)
    expect(saved.data?.answer).toMatchObject({
      __typename: 'UserSaved',
      record: { avatar: { uuid: first, metadata: { width: 60, height: 40 } } },
    })
    const second = await sent()
    await admin.setAvatar(member, await version(), second)
    expect(await server.sql('select uuid from stored_file where dropped is not null')).toEqual([{ uuid: first }])
    expect(await sweepAt(server)).not.toContain(first)
    expect((await admin.setAvatar(member, await version(), second)).data?.answer.__typename).toBe('UserSaved')
    expect((await admin.setAvatar(member, await version(), null)).data?.answer).toMatchObject({ record: { avatar: null } })
    expect(await sweepAt(server)).not.toContain(second)
  })

  it("gives one's own picture with the login, at an address that holds", async () => {
    const id = server.ids['manager'] ?? ''
    const uuid = placeIn(await manager.avatarPlaces(id)) ?? ''
    expect(await manager.put(uuid, 'me.png', await picture())).toEqual([201, ''])
    const [row] = await server.sql<{ version: number }>('select version from users where id = $1', [id])
    expect((await manager.setAvatar(id, Number(row?.version), uuid)).data?.answer.__typename).toBe('UserSaved')
    const { data } = await ask<{ answer: { viewer: { avatar: { urlPart: string | null } } } }>(
      await server.socket(),
      'mutation($email: String!, $password: String!) { answer: login(email: $email, password: $password) { viewer { avatar { urlPart } } } }',
      { email: 'manager@access.example', password },
    )
    const { urlPart } = data?.answer.viewer.avatar ?? {}
    expect((await fetch(`${server.url}/files/${urlPart}`)).status).toBe(200)
  })

  it('answer the same places to the same key', async () => {
    const key = newKey()
    const [one, other] = [await admin.filePlaces(member, 3, key), await admin.filePlaces(member, 3, key)]
    expect(one.data?.answer.files).toHaveLength(3)
    expect(other.data?.answer.files).toEqual(one.data?.answer.files)
  })

  it('leave a line in the audit', async () => {
    const [line] = await server.sql("select actor, operation, input from audit_record where action = 'upload' order by id limit 1")
    expect(line).toEqual({
      actor: server.ids['admin'],
      operation: 'userFilesGetUploadUrls',
      input: { field: 'file', count: 1, user: member },
    })
  })
})

describe('a place is answered only', () => {
  it('with the right to make the record, or to change its field', async () => {
    await server.grant('manager', ['getAnyUserFiles'], manager.client)
    expect(codesOf(await manager.filePlaces(member))).toEqual(['DENIED'])
    expect(codesOf(await manager.avatarPlaces(member))).toEqual(['DENIED'])
    await server.grant('manager', ['updateAnyUserFiles', 'updateAnyUserInfo', 'getMyUserInfo', 'updateMyUserInfo'], manager.client)
    expect(placeIn(await manager.filePlaces(member))).toBeDefined()
  })

  it('where no guard stands against the change', async () => {
    expect((await manager.avatarPlaces(server.ids['admin'] ?? '')).data?.answer.__typename).toBe('Refused')
    expect(placeIn(await manager.avatarPlaces(server.ids['manager'] ?? ''))).toBeDefined()
    expect((await admin.avatarPlaces('999999')).data?.answer.__typename).toBe('Gone')
  })

  it('for 1 to 50 files, and not endlessly', async () => {
    expect(codesOf(await admin.filePlaces(member, 0))).toEqual(['BAD_REQUEST'])
    expect(codesOf(await admin.filePlaces(member, 51))).toEqual(['BAD_REQUEST'])
    for (let round = 0; round < 9; round += 1) await manager.filePlaces(member, 50)
    expect((await manager.filePlaces(member, 50)).data?.answer).toMatchObject({
      __typename: 'Refused',
      message: 'More than 500 files were sent and not used',
    })
    await server.sql('delete from stored_file where actor = $1', [server.ids['manager']])
  })
})

describe('what is sent is refused', () => {
  it.each([
    ['a program', 'setup.exe', pdf, 'setup.exe is of no type that may be sent here'],
    ['a page', 'page.html', script, 'page.html is of no type that may be sent here'],
    ['a page that calls itself a document', 'page.pdf', script, 'page.pdf is not what its name says'],
    ['a drawing that calls itself a picture', 'x.png', drawing, 'x.png is not what its name says'],
    ['two sorts in one', 'x.jpg', polyglot, 'x.jpg is not what its name says'],
    ['a document that calls itself a picture', 'x.jpg', pdf, 'x.jpg is not what its name says'],
    ['nothing', 'x.pdf', Buffer.alloc(0), 'x.pdf is empty'],
    ['a picture of 2.5 billion pixels', 'x.png', bomb(), 'x.png has a side of more than 10000 pixels'],
  ])('as %s', async (_what, name, bytes, message) => {
    const uuid = await place()
    expect(await admin.put(uuid, name, bytes)).toEqual([422, message])
    expect([files().includes(uuid), coming()]).toEqual([false, []])
    expect((await admin.addFile(member, uuid)).data?.answer).toMatchObject({
      __typename: 'Invalid',
      errors: [{ message: 'File: send the file again' }],
    })
  })

  it('as too large a file, whatever it declares', async () => {
    const uuid = placeIn(await admin.avatarPlaces(member)) ?? ''
    const large = Buffer.concat([await picture(), Buffer.alloc(10_000_001)])
    expect(await admin.put(uuid, 'x.png', large).catch(() => [422, 'x.png has more than 10 MB'])).toEqual([
      422,
      'x.png has more than 10 MB',
    ])
    expect([files().includes(uuid), coming()]).toEqual([false, []])
  })

  it('acceptance 20: as of a type that the site leaves out; what it names beyond the list counts for nothing', async () => {
    await server.sql("update system_settings_frontend_config set file_types = '{png,exe}'")
    expect(await admin.put(await place(), 'x.pdf', pdf)).toEqual([422, 'x.pdf is of no type that may be sent here'])
    expect(await admin.put(await place(), 'x.exe', pdf)).toEqual([422, 'x.exe is of no type that may be sent here'])
    expect(await admin.put(await place(), 'x.png', await picture())).toEqual([201, ''])
    await server.sql('update system_settings_frontend_config set file_types = null')
  })
})

describe('an upload address', () => {
  const over = [403, 'This upload is over']
  it('holds once, and what came stays', async () => {
    const uuid = await place()
    expect(await admin.put(uuid, 'one.pdf', pdf)).toEqual([201, ''])
    expect(await admin.put(uuid, 'two.png', await picture())).toEqual(over)
    expect((await admin.addFile(member, uuid)).data?.answer).toMatchObject({ record: { file: { name: 'one.pdf' } } })
    expect((await admin.addFile(member, uuid)).data?.answer.__typename).toBe('Invalid')
  })

  it('is for one person, one session, this site', async () => {
    const uuid = await place()
    expect(await manager.put(uuid, 'x.pdf', pdf)).toEqual(over)
    expect(await admin.put(uuid, 'x.pdf', pdf, { origin: 'https://evil.example' })).toEqual(over)
    expect(await admin.put(uuid, 'x.pdf', pdf, { cookie: '' })).toEqual([403, 'Authorization error'])
    expect(await admin.put(newKey(), 'x.pdf', pdf)).toEqual(over)
    expect(await admin.put('../../etc', 'x.pdf', pdf)).not.toEqual([201, ''])
    expect(await admin.put('nowhere', 'x.pdf', pdf)).toEqual(over)
    expect(await admin.put(uuid, 'x.pdf', pdf)).toEqual([201, ''])
  })

  it('takes nothing from a session that has run out', async () => {
    const uuid = await place()
    const cookie = await server.enter('admin')
    const id = digestOf(cookie.split('=')[1] ?? '')
    expect(await server.sql("update session set started = now() - interval '1 year' where id = $1 returning 1 as done", [id])).toHaveLength(
      1,
    )
    expect(await admin.put(uuid, 'x.pdf', pdf, { cookie })).toEqual([403, 'Authorization error'])
    expect(await admin.put(uuid, 'x.pdf', pdf)).toEqual([201, ''])
  })

  it('is for one record and one field', async () => {
    const uuid = await place()
    await admin.put(uuid, 'x.pdf', pdf)
    expect((await admin.addFile(server.ids['free_business'] ?? '', uuid)).data?.answer.__typename).toBe('Invalid')
    const version = Number((await server.sql<{ version: number }>('select version from users where id = $1', [member]))[0]?.version)
    expect((await admin.setAvatar(member, version, uuid)).data?.answer.__typename).toBe('Invalid')
    expect((await manager.addFile(member, uuid)).data?.answer.__typename).toBe('Invalid')
    expect((await admin.addFile(member, uuid)).data?.answer.__typename).toBe('UserFileSaved')
  })

  it('holds an hour, and what nobody used is gone after a day', async () => {
    const [late, unused] = [await place(), await place()]
    await server.sql("update stored_file set granted = now() - interval '61 minutes' where uuid = $1", [late])
    expect(await admin.put(late, 'x.pdf', pdf)).toEqual(over)
    await admin.put(unused, 'x.pdf', pdf)
    expect(files()).toContain(unused)
    await server.sql("update stored_file set granted = now() - interval '25 hours' where uuid = $1", [unused])
    expect(await sweepAt(server)).not.toContain(unused)
  })
})
