// Runs a hook as the console would, until its test ends: texts, rights, a connection whose server is a function.
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { createElement, Suspense, type ComponentType, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { onTestFinished } from 'vitest'
import { ConnectionContext } from '../../src/client/ConnectionContext.ts'
import type { Connection } from '../../src/client/createConnection.ts'
import { isAutomatic } from '../../src/client/automatic.ts'
import { createChangeFeed, type Change } from '../../src/client/createChangeFeed.ts'
import { payloadOf } from '../../src/client/payloadOf.ts'
import { unlessFailed } from '../../src/client/socketLink.ts'
import { createSession } from '../../src/client/createSession.ts'
import { Texts } from '../../src/client/texts/useText.ts'
import { ConsoleContext, type Console } from '../../src/client/useConsole.ts'
import { keptTo } from '../browser/fake/keptTo.ts'

type Variables = Readonly<Record<string, unknown>>
export type Serve = (name: string, variables: Variables) => unknown

export interface Asked {
  readonly name: string
  readonly variables: Variables
  readonly auto: boolean
}

interface Rendered<T> {
  /** What the hook answered last. */
  readonly now: () => T
  readonly asked: readonly Asked[]
  readonly tell: (change: Partial<Change>) => Promise<void>
  readonly does: (work: () => unknown) => Promise<void>
  /** The query string of the address. */
  readonly address: () => string
}

const hashIn = (operation: ApolloLink.Operation): string => {
  const { persistedQuery } = payloadOf(operation).extensions as { readonly persistedQuery: { readonly sha256Hash: string } }
  return persistedQuery.sha256Hash
}

/**
 * The server's answer comes a moment later; one that throws is a broken connection, one that throws a list an answer that failed.
 * An answer that the server could not give fails the test that asked, as long as it runs.
 */
export const linkTo = (serve: Serve, asked: Asked[]): ApolloLink => {
  const broken: unknown[] = []
  onTestFinished(() => {
    if (broken.length > 0) throw broken[0]
  })
  return new ApolloLink((operation) => {
    const auto = (operation.getContext() as { auto?: boolean }).auto === true || isAutomatic()
    return new Observable((observer) => {
      const name = operation.operationName ?? ''
      asked.push({ name, variables: operation.variables, auto })
      Promise.resolve()
        .then(() => serve(name, operation.variables))
        .then(
          async (answer) => {
            observer.next({ data: await keptTo(hashIn(operation), operation.variables, { answer }) })
            observer.complete()
          },
          (failure: unknown) => {
            if (!Array.isArray(failure)) return observer.error(failure)
            observer.next(unlessFailed({ data: { answer: null }, errors: failure }) as ApolloLink.Result)
            observer.complete()
          },
        )
        .catch((odd: unknown) => void broken.push(odd))
    })
  })
}

const consoleOf = (rights: readonly string[]): Console => {
  const session = createSession()
  session.begin({ id: '1', email: 'a@b', screenName: 'Robin', username: 'robin', role: 'admin', authorities: rights })
  return { session, configuration: { values: {}, addresses: {}, flags: {} } } as unknown as Console
}

export const renderHook = async <T>(
  use: () => T,
  serve: Serve,
  { at = '/', rights = [] as readonly string[] } = {},
): Promise<Rendered<T>> => {
  const asked: Asked[] = []
  const changes = createChangeFeed()
  const client = new ApolloClient({ link: linkTo(serve, asked), cache: new InMemoryCache() })
  const root = createRoot(document.createElement('div'))
  let last: T | undefined
  let search = ''
  onTestFinished(() => root.unmount())
  const Hook = (): ReactNode => {
    last = use()
    search = useLocation().search
    return null
  }
  /** In real time, as in a browser; in turns, so that a busy machine has as many of them. */
  const does = async (work: () => unknown): Promise<void> => {
    await work()
    for (let turn = 0; turn < 15; turn += 1) await new Promise((resolve) => setTimeout(resolve, 10))
  }
  await does(() =>
    root.render(
      createElement(
        ConsoleContext,
        { value: consoleOf(rights) },
        createElement(
          ConnectionContext,
          { value: { changes } as unknown as Connection },
          createElement(
            ApolloProvider as ComponentType<{ readonly client: ApolloClient; readonly children?: ReactNode }>,
            { client },
            createElement(
              MemoryRouter,
              { initialEntries: [at] },
              createElement(Suspense, null, createElement(Texts, null, createElement(Hook))),
            ),
          ),
        ),
      ),
    ),
  )
  return {
    now: () => last as T,
    asked,
    tell: (change) => does(() => changes.tell({ kind: 'SAVED', ...change })),
    does,
    address: () => search,
  }
}
