// One operation over a socket, what its answer says of rights, and the end of those who asked.
import type { Client, ExecutionResult, SubscribePayload } from 'graphql-ws'
import { persisted } from '../../run/persisted.ts'

export type Answer<Data> = ExecutionResult<Data, { readonly code: string; readonly template: string }>

/** Errors of the whole operation come as errors too. @throws Error where the socket closes */
export const ask = <Data = Record<string, unknown>>(
  client: Client,
  text: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<Answer<Data>> => askAs(client, persisted(text), variables)

/** As it is given: a text, a hash that nobody knows. */
export const askAs = <Data = Record<string, unknown>>(
  client: Client,
  asked: Pick<SubscribePayload, 'query' | 'extensions'>,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<Answer<Data>> =>
  new Promise((resolve, reject) => {
    let answer: Answer<Data> = {}
    client.subscribe<Data, { code: string; template: string }>(
      { ...asked, variables: { ...variables } },
      {
        next: (value) => (answer = value as Answer<Data>),
        error: (error) => {
          if (Array.isArray(error)) return resolve({ errors: error as NonNullable<Answer<Data>['errors']> })
          const { code, reason } = error as { readonly code?: number; readonly reason?: string }
          return reject(error instanceof Error ? error : new Error(`closed: ${code} ${reason}`))
        },
        complete: () => resolve(answer),
      },
    )
  })

export const codesOf = ({ errors = [] }: Answer<unknown>): readonly string[] => errors.map(({ extensions }) => String(extensions?.code))

/** Denied as a whole: nothing of it ran. */
export const isDenied = ({ errors = [] }: Answer<unknown>): boolean =>
  errors.some(({ extensions, path }) => extensions?.code === 'DENIED' && (path?.length ?? 0) <= 1)

/** Places within the answer that stay empty for want of a right. */
export const deniedPlaces = ({ errors = [] }: Answer<unknown>): readonly string[] =>
  errors
    .filter(({ extensions, path }) => extensions?.code === 'DENIED' && (path?.length ?? 0) > 1)
    .map(({ path }) => (path ?? []).join('.'))

/** What is said of the refusal, without where it stands. */
export const saidOf = ({ errors = [] }: Answer<unknown>): string =>
  JSON.stringify(errors.map(({ message, extensions }) => [message, { ...extensions, id: undefined }]))

/** Ends their sockets. One that was shown out says so once more. */
export const leave = async (clients: readonly Client[]): Promise<void> => {
  for (const each of clients) await Promise.resolve(each.dispose()).catch(() => undefined)
}
