// What a row has no room for: the button that opens it, and what it opens.
import { Suspense } from 'react'
import { lazyScreen } from '../../look/lazyScreen.ts'
import type { RowRestProps } from './RowRest.tsx'
import { PictureButton } from '../../look/Icon.tsx'
import { useText } from '../../client/texts/useText.ts'

export interface RestButtonProps {
  /** What the record is called. */
  readonly about: string
  readonly open: boolean
  readonly onTurn: () => void
}

/** Opens and closes what a row has no room for. */
export const RestButton = ({ about, open, onTurn }: RestButtonProps) => {
  const t = useText()
  return (
    <PictureButton icon="down" name={t('list.rest', [about])} className="smallButton restButton" aria-expanded={open} onClick={onTurn} />
  )
}

const RowRest = lazyScreen(async () => ({ default: (await import('./RowRest.tsx')).RowRest }), { soon: true })

export const LaterRowRest = (props: RowRestProps) => (
  <Suspense fallback={null}>
    <RowRest {...props} />
  </Suspense>
)
