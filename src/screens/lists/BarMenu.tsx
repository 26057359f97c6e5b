// A button beside the filters that opens a menu or a dialog about the list, which is loaded with the first press.
import { Suspense, useRef, useState, type ComponentType } from 'react'
import { useText } from '../../client/texts/useText.ts'
import { PictureButton } from '../../look/Icon.tsx'
import { useFreeKey } from '../../look/useFreeKey.ts'
import { ToolIcon, type ToolIconName } from './ToolIcon.tsx'
import type { ListProps } from './useListScreen.ts'

/** What the menu itself needs besides. */
export interface OpenMenuProps extends ListProps {
  readonly anchor: HTMLElement
  readonly onClose: () => void
}

interface BarMenuProps extends ListProps {
  readonly icon: ToolIconName
  /** Key of what it is called. */
  readonly name: string
  readonly opens: 'menu' | 'dialog'
  /** The key that opens it. */
  readonly press?: string
  readonly menu: ComponentType<OpenMenuProps>
}

export const BarMenu = ({ icon, name, opens, press, menu: Menu, ...about }: BarMenuProps) => {
  const t = useText()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  useFreeKey(press, () => setAnchor(button.current))
  return (
    <>
      <PictureButton
        ref={button}
        name={t(name)}
        aria-haspopup={opens}
        aria-keyshortcuts={press}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <ToolIcon name={icon} />
      </PictureButton>
      {anchor && (
        <Suspense fallback={null}>
          <Menu {...about} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  )
}
