// What tests of files share: a person who asks for places, sends files and makes records of them, over a real socket and real HTTP.
import type { Client } from 'graphql-ws'
import { ask, type Answer } from '../../access/server/ask.ts'
import { newKey } from '../../access/server/newKey.ts'
import type { AccessServer } from '../../access/server/openServer.ts'

export interface Place {
  readonly uuid: string
  readonly urlPart: string
}
export type Outcome = {
  readonly __typename: string
  readonly files?: readonly Place[]
  readonly errors?: readonly { readonly message: string }[]
} & Record<string, unknown>
type Asked = Answer<{ answer: Outcome }>

export interface Sender {
  readonly client: Client
  readonly avatarPlaces: (id: string, count?: number) => Promise<Asked>
  readonly filePlaces: (user: string, count?: number, key?: string) => Promise<Asked>
  /** @returns status and what is said */
  readonly put: (
    place: string | undefined,
    name: string,
    bytes: Buffer,
    headers?: Record<string, string>,
  ) => Promise<readonly [number, string]>
  readonly addFile: (user: string, file: string | undefined, title?: string) => Promise<Asked>
  readonly setAvatar: (id: string, version: number, avatar: string | null) => Promise<Asked>
}

const outcomes = '__typename ... on UploadUrls { files { uuid urlPart } } ... on Refused { message } ... on Invalid { errors { message } }'
const told = async (answer: Response): Promise<readonly [number, string]> => {
  const text = await answer.text()
  try {
    return [answer.status, (JSON.parse(text) as { readonly message?: string }).message ?? '']
  } catch {
    return [answer.status, text]
  }
}

export const openSender = async (server: AccessServer, name: string): Promise<Sender> => {
  const client = await server.socket(name)
  const cookie = await server.enter(name)
  return {
    client,
    avatarPlaces: (id, count = 1) =>
      ask(
        client,
        `mutation($id: ID!, $count: Int!, $key: Uuid!) { answer: usersGetAvatarUploadUrl(id: $id, count: $count, key: $key) { ${outcomes} } }`,
        {
          id,
          count,
          key: newKey(),
        },
      ),
    filePlaces: (user, count = 1, key = newKey()) =>
      ask(
        client,
        `mutation($user: ID!, $count: Int!, $key: Uuid!) { answer: userFilesGetUploadUrls(user: $user, count: $count, key: $key) { ${outcomes} } }`,
        { user, count, key },
      ),
    put: async (place, called, bytes, headers = {}) =>
      told(
        await fetch(`${server.url}/files/${place}`, {
          method: 'PUT',
          headers: { origin: server.url, cookie, 'x-file-name': encodeURIComponent(called), ...headers },
          body: new Uint8Array(bytes),
        }),
      ),
    addFile: (user, file, title) =>
      ask(
        client,
        'mutation($input: UserFilesCreateInput!, $key: Uuid!) { answer: userFilesCreate(input: $input, key: $key) { __typename ... on UserFileSaved { record { id file } } ... on Refused { message } ... on Invalid { errors { message } } } }',
        { input: { user, file, title }, key: newKey() },
      ),
    setAvatar: (id, version, avatar) =>
      ask(
        client,
        'mutation($id: ID!, $version: Int!, $patch: UsersUpdatePatch!, $key: Uuid!) { answer: usersUpdate(id: $id, version: $version, patch: $patch, key: $key) { __typename ... on UserSaved { record { version avatar } } ... on Refused { message } ... on Invalid { errors { message } } } }',
        { id, version, patch: { avatar }, key: newKey() },
      ),
  }
}

/** The first place of an answer. */
export const placeIn = ({ data }: Asked): string | undefined => data?.answer.files?.[0]?.uuid
