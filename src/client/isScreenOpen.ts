// Whether a screen is open: it is not switched off, its flag is on, and its viewer may see it. Elsewhere it is as if it were not there.
import { menu } from '#generated/menu.ts'
import type { ScreenModel } from '../../language/model.ts'
import type { ConsoleViewer } from './viewerOf.ts'
import type { Configuration } from './Configuration.ts'
import { isScreenOff } from './disabledScreens.ts'
import { maySee } from './maySee.ts'

/** @param subject the person it would be about, where that is known */
export const isScreenOpen = (
  screen: ScreenModel,
  viewer: ConsoleViewer,
  { disabled, flags }: Pick<Configuration, 'disabled' | 'flags'>,
  subject?: string,
): boolean =>
  (screen.when === undefined || flags[screen.when] === true) && !isScreenOff(screen, menu, disabled) && maySee(viewer, screen, subject)
