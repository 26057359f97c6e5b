// What one does with a list itself: its other looks, views kept of it, its columns, and its rows as a file.
import { person } from '#generated/access.ts'
import { decide } from '../../../language/access.ts'
import texts from '../../client/texts/views.en.json'
import { addOwnTexts } from '../../client/texts/productTexts.ts'
import { useText } from '../../client/texts/useText.ts'
import { useOnlyLooks } from '../../client/useOnlyLooks.ts'
import { useViewer } from '../../client/useViewer.ts'
import { PictureButton } from '../../look/Icon.tsx'
import { lazyScreen } from '../../look/lazyScreen.ts'
import { underLook } from '../../look/underLook.ts'
import { BarMenu } from './BarMenu.tsx'
import { ToolIcon } from './ToolIcon.tsx'
import type { ListProps } from './useListScreen.ts'

// Its words, and those of its dialogs, come with its code.
addOwnTexts(texts)

const ViewsDialog = lazyScreen(
  underLook(async () => ({ default: (await import('./ViewsDialog.tsx')).ViewsDialog })),
  { as: 'dialog' },
)
const ColumnsDialog = lazyScreen(
  underLook(async () => ({ default: (await import('./ColumnsDialog.tsx')).ColumnsDialog })),
  { as: 'dialog' },
)
const ExportChoice = lazyScreen(
  underLook(async () => ({ default: (await import('./ExportChoice.tsx')).ExportChoice })),
  { as: 'dialog' },
)

const lookNames = { desk: 'list.asDesk', table: 'list.asTable', cards: 'list.asCards' } as const
type Look = keyof typeof lookNames

/** The looks that the list does not have now, kept in the address; what is read stays the same. */
const LookSwitch = ({ list, screen }: ListProps) => {
  const t = useText()
  const { params, move, desk } = screen
  const looks: readonly Look[] = [...(desk.offered ? ['desk' as const] : []), 'table', ...(list.cards ? ['cards' as const] : [])]
  const [own] = looks
  return looks
    .filter((look) => look !== (params.look ?? own))
    .map((look) => (
      <PictureButton
        key={look}
        name={t(lookNames[look])}
        onClick={() => move({ look: look === own || look === 'desk' ? undefined : look }, { replace: true })}
      >
        <ToolIcon name={look} />
      </PictureButton>
    ))
}

/** Whoever only looks as another role takes nothing out. */
const useMayExport = (): boolean => {
  const viewer = useViewer()
  const onlyLooks = useOnlyLooks()
  return !onlyLooks && decide(viewer, person.exports).allowed
}

export const ListTools = (about: ListProps) => {
  const exports = useMayExport()
  return (
    <>
      {(about.list.cards ?? about.screen.desk.offered) && <LookSwitch {...about} />}
      <BarMenu {...about} icon="views" name="list.savedViews" opens="dialog" press="v" menu={ViewsDialog} />
      <BarMenu {...about} icon="columns" name="list.columns" opens="dialog" menu={ColumnsDialog} />
      {exports && <BarMenu {...about} icon="export" name="list.export" opens="menu" menu={ExportChoice} />}
    </>
  )
}
