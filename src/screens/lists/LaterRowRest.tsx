// What a row has no room for: the button that opens it, and what it opens.
import { Suspense } from 'react'
import { lazyScreen } from '../../look/lazyScreen.ts'
import type { RowRestProps } from './RowRest.tsx'
import { Icon } from '../../look/Icon.tsx'
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
  const name = t('list.rest', [about])
  return (
    <button type="button" className="smallButton restButton" aria-expanded={open} aria-label={name} title={name} onClick={onTurn}>
      <Icon name="down" />
    </button>
  )
}

const RowRest = lazyScreen(async () => ({ default: (await import('./RowRest.tsx')).RowRest }), { soon: true })

export const LaterRowRest = (props: RowRestProps) => (
  <Suspense fallback={null}>
    <RowRest {...props} />
  </Suspense>
)
