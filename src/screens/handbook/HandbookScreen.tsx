// Help: the handbook of the role that one has, or looks as.
import { createElement, Suspense, type ReactElement } from 'react'
import { handbooks } from '#generated/handbook/index.ts'
import type { ScreenModel } from '../../../language/model.ts'
import { useText } from '../../client/texts/useText.ts'
import { useViewer } from '../../client/useViewer.ts'
import { lazyCustom } from '../../look/lazyCustom.ts'
import { ScreenFrame } from '../../look/ScreenFrame.tsx'
import { Handbook } from './Handbook.tsx'

const loaders = Object.entries(handbooks).map(([role, load]) => {
  const loadBook = async () => {
    const markdown = await load()
    return { default: () => <Handbook markdown={markdown} /> }
  }
  return [role, loadBook] as const
})
const bookOf = lazyCustom<object>('handbook of', Object.fromEntries(loaders))

const HandbookScreen = ({ screen: { label } }: { readonly screen: ScreenModel }): ReactElement => {
  const text = useText()
  const { role } = useViewer()
  return (
    <ScreenFrame title={text(label)}>
      <Suspense fallback={<div className="skeleton skeletonBody" />}>{createElement(bookOf(role), { key: role })}</Suspense>
    </ScreenFrame>
  )
}

export default HandbookScreen
