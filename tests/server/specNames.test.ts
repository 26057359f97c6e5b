// Operations of the product spec take and answer the names that it has for them, over a real socket; what they were called before is no name any more.
import type { Client } from 'graphql-ws'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, type Answer } from '../access/server/ask.ts'
import { newKey } from '../access/server/newKey.ts'
import { openServer, type AccessServer } from '../access/server/openServer.ts'
import { picture } from './uploads/samples.ts'

type Bag = Readonly<Record<string, unknown>>

let server: AccessServer
let client: Client
let cookie: string
let creator: string
beforeAll(async () => {
  server = await openServer()
  client = await server.socket('admin')
  cookie = await server.enter('admin')
  creator = server.ids['free_business'] ?? ''
})
afterAll(() => server.stop())

const answered = async (kind: 'query' | 'mutation', text: string, variables: Bag = {}): Promise<Bag> => {
  const { data, errors }: Answer<{ answer: Bag }> = await ask(client, `${kind}${text}`, variables)
  if (errors) throw new Error(JSON.stringify(errors))
  return data?.answer ?? {}
}
const change = (text: string, variables: Bag = {}): Promise<Bag> => answered('mutation', text, { key: newKey(), ...variables })
const told = '... on Invalid { errors { field message } } ... on Refused { rule message }'
const recordIn = (answer: Bag): Bag => answer['record'] as Bag

describe('a post', () => {
  it('is made for a userId and answers it; its files are made with setId, publicAccess, name, title and uuid', async () => {
    const post = recordIn(
      await change(
        `($input: ContentSetsCreateInput!, $key: Uuid!) { answer: contentSetsCreate(input: $input, key: $key) { __typename ... on ContentSetSaved { record { id userId user { id } } } ${told} } }`,
        { input: { userId: creator, description: 'Behind the curtain' } },
      ),
    )
    expect(post).toMatchObject({ userId: creator, user: { id: creator } })
    const { files } = await change(
      '($setId: ID!, $count: Int!, $key: Uuid!) { answer: contentFilesGetUploadUrls(setId: $setId, count: $count, key: $key) { __typename ... on UploadUrls { files { urlPart uuid } } } }',
      { setId: post['id'], count: 2 },
    )
    const places = files as readonly { readonly uuid: string; readonly urlPart: string }[]
    expect(places.map(({ uuid, urlPart }) => [typeof uuid, typeof urlPart])).toEqual([
      ['string', 'string'],
      ['string', 'string'],
    ])
    for (const { uuid } of places) {
      const { status } = await fetch(`${server.url}/files/${uuid}`, {
        method: 'PUT',
        headers: { origin: server.url, cookie, 'x-file-name': 'me.png' },
        body: new Uint8Array(await picture()),
      })
      expect(status).toBe(201)
    }
    const create = (input: Bag): Promise<Bag> =>
      change(
        `($input: ContentFilesCreateInput!, $key: Uuid!) { answer: contentFilesCreate(input: $input, key: $key) { __typename ... on ContentFileSaved { record { setId publicAccess name title uuid file } } ${told} } }`,
        { input },
      )
    const [uuid, other] = places.map((each) => each.uuid)
    const given = { setId: post['id'], publicAccess: true, name: 'The first.PNG', title: 'Behind', uuid }
    const called = recordIn(await create({ ...given, name: 'The \u202Efirst.PNG' }))
    expect(called).toMatchObject({ ...given, file: { uuid, name: 'The first.PNG' } })
    const { urlPart } = called['file'] as { readonly urlPart: string }
    const { headers } = await fetch(`${server.url}/files/${urlPart}`)
    expect(headers.get('content-disposition')).toContain('filename="The first.PNG"')
    expect(await create({ ...given, name: 'first.exe', uuid: other })).toMatchObject({
      __typename: 'Invalid',
      errors: [{ field: 'name', message: 'The name has to end in .png, as the file that was sent' }],
    })
    expect(await create({ setId: post['id'], uuid: newKey() })).toMatchObject({ __typename: 'Invalid', errors: [{ field: 'uuid' }] })
    expect(recordIn(await create({ setId: post['id'], uuid: other }))).toMatchObject({ name: 'me.png', title: 'me', publicAccess: false })
    const found = await answered(
      'query',
      '($filter: ContentFilesFilter) { answer: contentFilesSearch(filter: $filter) { items { setId uuid } } }',
      { filter: { setId: [post['id']] } },
    )
    expect(found['items']).toEqual([
      { setId: post['id'], uuid },
      { setId: post['id'], uuid: other },
    ])
  })
})

it('a location is blocked, found and counted per userId', async () => {
  const made = await change(
    `($input: BlockedLocationsCreateInput!, $key: Uuid!) { answer: blockedLocationsCreate(input: $input, key: $key) { __typename ... on BlockedLocationSaved { record { userId location } } ${told} } }`,
    { input: { userId: creator, location: 'FR' } },
  )
  expect(recordIn(made)).toEqual({ userId: creator, location: 'FR' })
  const filter = { userId: [creator] }
  const asked = '($filter: BlockedLocationsFilter) { answer:'
  expect(await answered('query', `${asked} blockedLocationsSearch(filter: $filter) { items { userId } } }`, { filter })).toEqual({
    items: [{ userId: creator }],
  })
  expect(await answered('query', `${asked} blockedLocationsGetStats(filter: $filter) { key count } }`, { filter })).toEqual([
    { key: 'COUNTRY', count: 1 },
  ])
})

it('a package is deleted by packageId', async () => {
  const made = await change(
    `($input: PaymentPackagesCreateInput!, $key: Uuid!) { answer: paymentPackagesCreate(input: $input, key: $key) { __typename ... on PaymentPackageSaved { record { id version } } ${told} } }`,
    { input: { type: 'MINUTE', credits: { amount: '1.25', currency: 'CRE' } } },
  )
  const { id, version } = recordIn(made)
  const remove =
    '($packageId: ID!, $version: Int!, $key: Uuid!) { answer: paymentPackagesDelete(packageId: $packageId, version: $version, key: $key) { __typename } }'
  expect(await change(remove, { packageId: id, version })).toEqual({ __typename: 'Done' })
  expect(await change(remove, { packageId: id, version })).toEqual({ __typename: 'Gone' })
})

it('a site moves with domains', async () => {
  const move = `($input: CreateDomainMigrationInput, $key: Uuid!) { answer: createDomainMigration(id: "site", input: $input, key: $key) { __typename ... on Done { details } ${told} } }`
  expect(await change(move, { input: { domains: ['new.example', 'www.new.example'] } })).toMatchObject({
    __typename: 'Done',
    details: { domains: ['new.example', 'www.new.example'] },
  })
})

it.each([
  ['contentSetsSearch(filter: { user: ["1"] }) { start }'],
  ['contentFilesSearch(filter: { set: ["1"] }) { start }'],
  ['blockedLocationsGetStats(filter: { user: ["1"] }) { count }'],
  ['contentSetsCreatePreview(input: { user: "1" }) { allowed }'],
  ['contentFilesCreatePreview(input: { set: "1" }) { allowed }'],
  ['contentFilesCreatePreview(input: { file: "00000000-0000-7000-8000-000000000001" }) { allowed }'],
  ['blockedLocationsCreatePreview(input: { user: "1" }) { allowed }'],
  ['paymentPackagesDeletePreview(id: "1", version: 1) { allowed }'],
  ['createDomainMigrationPreview(id: "site", input: { domain: "new.example" }) { allowed }'],
])('no more: %s', async (text) => {
  const { errors = [] } = await ask(client, `{ answer: ${text} }`)
  expect(errors.map(({ extensions }) => extensions?.code)).toEqual(['BAD_REQUEST'])
})

it("a tag is made with title, slug and type; a slug that is not the title's is refused on its field", async () => {
  const make = (input: Bag): Promise<Bag> =>
    change(
      `($input: TagsCreateInput!, $key: Uuid!) { answer: tagsCreate(input: $input, key: $key) { __typename ... on TagSaved { record { title slug type } } ${told} } }`,
      { input },
    )
  const tag = { title: 'Pop & Rock', slug: 'pop___rock', type: 'category' }
  expect(await make({ ...tag, slug: 'rock' })).toMatchObject({
    __typename: 'Invalid',
    errors: [{ field: 'slug', message: 'The slug of this title is pop___rock' }],
  })
  expect(recordIn(await make(tag))).toEqual(tag)
  expect(recordIn(await make({ title: 'Jazz', type: 'category' }))).toMatchObject({ slug: 'jazz' })
})
