// Help: the handbook of the role that one has, or looks as; beside it, for who may change the specs, how that is done.
import { createElement, Suspense, type ReactElement } from 'react'
import { handbooks } from '#generated/handbook/index.ts'
import { screens } from '#generated/routes.ts'
import type { ScreenModel } from '../../../language/model.ts'
import type { Book } from '../../../language/screens/index.ts'
import { useText } from '../../client/texts/useText.ts'
import { useViewer } from '../../client/useViewer.ts'
import { lazyCustom } from '../../look/lazyCustom.ts'
import { ScreenFrame } from '../../look/ScreenFrame.tsx'
import { Handbook } from './Handbook.tsx'

/** Where links from one book to another lead: guide.md -> /help/guide. */
const places = new Map(screens.flatMap(({ book, path }) => (book === undefined ? [] : [[`${book}.md`, path] as const])))

const docs: Readonly<Record<Exclude<Book, 'role'>, () => Promise<{ readonly default: string }>>> = {
  guide: async () => import('../../../docs/guide.md?raw'),
  reference: async () => import('../../../docs/reference.md?raw'),
  problems: async () => import('../../../docs/problems.md?raw'),
}

/** By role, and by name. */
const texts: Readonly<Record<string, () => Promise<string>>> = {
  ...Object.fromEntries(Object.entries(docs).map(([name, load]) => [name, async () => (await load()).default])),
  ...Object.fromEntries(Object.entries(handbooks).map(([role, load]) => [`role ${role}`, load])),
}

const loaders = Object.entries(texts).map(([name, load]) => {
  const loadBook = async () => {
    const markdown = await load()
    return { default: () => <Handbook markdown={markdown} places={places} /> }
  }
  return [name, loadBook] as const
})
const bookOf = lazyCustom<object>('book', Object.fromEntries(loaders))

const HandbookScreen = ({ screen: { label, book = 'role' } }: { readonly screen: ScreenModel }): ReactElement => {
  const text = useText()
  const { role } = useViewer()
  const name = book === 'role' ? `role ${role}` : book
  return (
    <ScreenFrame title={text(label)}>
      <Suspense fallback={<div className="skeleton skeletonBody" />}>{createElement(bookOf(name), { key: name })}</Suspense>
    </ScreenFrame>
  )
}

export default HandbookScreen
