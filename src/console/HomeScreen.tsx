// The first screen of a product that has none of its own: a greeting, the work that waits, and the way to every screen of the menu.
import type { ReactElement } from 'react'
import { menu } from '#generated/menu.ts'
import type { ScreenModel } from '../../language/model.ts'
import { isPathOff } from '../client/isScreenOpen.ts'
import { useText } from '../client/texts/useText.ts'
import { useConsole } from '../client/useConsole.ts'
import { useViewer } from '../client/useViewer.ts'
import { ScreenFrame } from '../look/ScreenFrame.tsx'
import { entriesOf, type MenuEntry } from './menuEntries.ts'
import { MenuLinks } from './MenuLinks.tsx'
import { useWork } from './useWork.ts'

/** What the side menu leads to inside the console, but for this screen and the way out. */
const usePlaces = (here: string): readonly MenuEntry[] => {
  const [viewer, { configuration }, text] = [useViewer(), useConsole(), useText()]
  return entriesOf(menu.side, { menu, viewer, configuration, pathname: '', text })
    .filter(({ to, outside }) => !outside && ![here, '/logout'].includes(to) && !isPathOff(to, menu, configuration.disabled))
    .map(({ count: _count, ...entry }) => entry)
}

const HomeScreen = ({ screen }: { readonly screen: ScreenModel }): ReactElement => {
  const text = useText()
  const { user } = useViewer()
  return (
    <ScreenFrame title={text(screen.label)}>
      <p>{text('home.greeting', [user.screenName])}</p>
      <div className="sideBySide">
        <MenuLinks label={text('home.work')} entries={useWork()} />
        <MenuLinks label={text('home.places')} entries={usePlaces(screen.path)} />
      </div>
    </ScreenFrame>
  )
}

export default HomeScreen
