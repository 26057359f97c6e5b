// The screen that helps who works here, where the product has one and it is open.
import { screens } from '#generated/routes.ts'
import type { ScreenModel } from '../../language/model.ts'
import { screenKind } from '../../language/screens/index.ts'
import type { Configuration } from '../client/Configuration.ts'
import { isScreenOpen } from '../client/isScreenOpen.ts'
import type { ConsoleViewer } from '../client/viewerIn.ts'

export const helpScreen = (viewer: ConsoleViewer, configuration: Configuration): ScreenModel | undefined =>
  screens.find((each) => screenKind(each).shows === 'help' && isScreenOpen(each, viewer, configuration))
