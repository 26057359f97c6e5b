// @vitest-environment happy-dom
// A file whose address has run out is opened by its record, read again: that the record could not be read is not that the file is gone.
import { ApolloClient, InMemoryCache } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { createElement, type ComponentType, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { userFilesDocuments } from '#generated/documents/userFiles.ts'
import { userFiles } from '#generated/entities/userFiles.ts'
import type { EntityModel } from '../../language/model.ts'
import { createSession } from '../../src/client/createSession.ts'
import type { Records } from '../../src/client/records/loadRecords.ts'
import type { Row } from '../../src/client/records/Row.ts'
import { Texts } from '../../src/client/texts/useText.ts'
import { ConsoleContext, type Console } from '../../src/client/useConsole.ts'
import { FileOpener, type FileOpenerProps } from '../../src/look/FileOpener.tsx'
import { ShownRecord, type RecordShown } from '../../src/look/ShownRecord.tsx'
import { sampleRecord } from '../browser/records/sampleRecord.ts'
import { settled } from './listHands.ts'
import { linkTo, type Serve } from './renderHook.ts'

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key, i18n: {} }) }))

const entity: EntityModel = userFiles
const records: Records = { entity, documents: userFilesDocuments, changes: async () => ({}) }
const Opener: ComponentType<Omit<FileOpenerProps, 'children'> & { readonly children?: ReactNode }> = FileOpener as never
const Shown: ComponentType<RecordShown & { readonly children?: ReactNode }> = ShownRecord as never
const field = entity.parts[0]?.fields.find(({ kind }) => kind === 'file')
const ranOut = { uuid: '1', urlPart: 'a?until=1', processingStatus: 'OK', contentType: 'text/plain', name: 'letter.txt' }

/** @returns what was told of a press on the file, whose record is read with that answer */
const press = async (serve: Serve): Promise<readonly string[]> => {
  if (!field) throw new Error('no file')
  const told: string[] = []
  const session = createSession()
  session.begin({ id: '1', email: 'a@b', screenName: 'Robin', username: 'robin', role: 'admin', authorities: [] })
  const notices = { error: (text: string) => told.push(text) }
  const value = { session, notices, configuration: { values: {}, addresses: {}, flags: {} } } as unknown as Console
  const client = new ApolloClient({ link: linkTo(serve, []), cache: new InMemoryCache() })
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  const root = createRoot(place)
  onTestFinished(() => root.unmount())
  const record = sampleRecord(entity, '5') as unknown as Row
  const opener = createElement(Opener, { field, file: ranOut }, 'letter')
  const shown = createElement(Shown, { records, record }, opener)
  const Apollo = ApolloProvider as ComponentType<{ readonly client: ApolloClient; readonly children?: ReactNode }>
  root.render(createElement(ConsoleContext, { value }, createElement(Apollo, { client }, createElement(Texts, null, shown))))
  const button = await vi.waitUntil((): HTMLButtonElement | null => document.querySelector('button'), { timeout: 300_000 })
  await settled()
  button.click()
  await settled()
  return told
}

it.each<[string, Serve, readonly string[]]>([
  ['that it is gone, where its record says so', () => null, ['files.gone']],
  ['nothing more, where the server said why', () => Promise.reject([{ message: 'Busy', extensions: { code: 'UNAVAILABLE' } }]), []],
  ['that nothing came of it, where no answer came', () => Promise.reject(new Error('Socket closed (1006)')), ['errors.request']],
])('says %s', async (_what, serve, told) => {
  expect(await press(serve)).toEqual(told)
})
