// @vitest-environment happy-dom
// The progress bar and the notices follow what runs, also what a component begins to ask while it is drawn: nobody may be told then.
import { ApolloClient, InMemoryCache, gql } from '@apollo/client'
import { ApolloProvider, useQuery } from '@apollo/client/react'
import type { Client, Sink } from 'graphql-ws/client'
import { createElement, type ComponentType, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { createActivity } from '../../src/client/createActivity.ts'
import { socketLink } from '../../src/client/socketLink.ts'
import { createSession } from '../../src/client/createSession.ts'
import { Texts } from '../../src/client/texts/useText.ts'
import { ProgressBar } from '../../src/console/TopBar.tsx'
import { createNotices } from '../../src/client/createNotices.ts'
import { useStore } from '../../src/client/createStore.ts'
import { ConsoleContext, type Console } from '../../src/client/useConsole.ts'

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key, i18n: {} }) }))

const query = Object.assign(
  gql`
    query Tags($search: String) {
      answer(search: $search)
    }
  `,
  { __meta__: { hash: 'abc' } },
)
const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve, 5))
}

afterEach(() => vi.restoreAllMocks())

it('is told of what a component asks while it is drawn, once it is drawn', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const sinks: Sink<Record<string, unknown>>[] = []
  const socket = { subscribe: (_: unknown, sink: Sink<Record<string, unknown>>) => (sinks.push(sink), () => undefined) }
  const notices = createNotices()
  const activity = createActivity({ slowAfter: () => 1, tell: () => notices.pending('Working') })
  const client = new ApolloClient({
    link: socketLink({ client: socket as unknown as Client, session: createSession(), activity, failed: () => undefined }),
    cache: new InMemoryCache(),
  })
  const Asks = ({ search }: { readonly search: string }): ReactNode => {
    useQuery(query, { variables: { search } })
    return null
  }
  const Notices = (): ReactNode => useStore(notices).map(({ id }) => createElement('p', { key: id }))
  const place = document.createElement('div')
  const root = createRoot(place)
  onTestFinished(() => root.unmount())
  const draw = async (search: string): Promise<void> => {
    root.render(
      createElement(
        ConsoleContext,
        { value: { activity } as unknown as Console },
        createElement(
          ApolloProvider as ComponentType<{ readonly client: ApolloClient; readonly children?: ReactNode }>,
          { client },
          createElement(Texts, null, createElement(ProgressBar)),
          createElement(Notices),
          createElement(Asks, { search }),
        ),
      ),
    )
    await turns()
  }
  const told = (): readonly number[] => ['progress', 'p'].map((each) => place.querySelectorAll(each).length)

  await draw('a')
  expect(told()).toEqual([1, 1])
  sinks[0]!.next({ data: { answer: 'x' } })
  await turns()
  expect(told()).toEqual([0, 0])
  // Other variables are asked for, and what was asked before is given up, while the component is drawn.
  await draw('b')
  await draw('c')
  expect([sinks.length, ...told()]).toEqual([3, 1, 1])
  expect(complaints.mock.calls.map(([text]) => String(text))).toEqual([])
})
