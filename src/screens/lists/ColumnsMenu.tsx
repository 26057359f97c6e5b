// Which columns are shown: a look, kept in the address; what is read stays the same.
import { Suspense, useState } from 'react'
import type { ListModel } from '../../../language/model.ts'
import { Icon } from '../../look/Icon.tsx'
import { useText } from '../../client/texts/useText.ts'
import type { ListScreenState } from './useListScreen.ts'
import { lazyScreen } from '../../look/lazyScreen.ts'
import { underLook } from '../../look/underLook.ts'

const ColumnChoice = lazyScreen(
  underLook(async () => ({ default: (await import('./ColumnChoice.tsx')).ColumnChoice })),
  { as: 'dialog' },
)

export const ColumnsMenu = ({ list, screen }: { readonly list: ListModel; readonly screen: ListScreenState }) => {
  const t = useText()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const name = t('list.columns')
  return (
    <span>
      <button
        type="button"
        className="smallButton"
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-label={name}
        title={name}
        aria-haspopup="menu"
      >
        <Icon name="columns" />
      </button>
      {anchor && (
        <Suspense fallback={null}>
          <ColumnChoice anchor={anchor} list={list} screen={screen} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </span>
  )
}
