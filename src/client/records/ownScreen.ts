// The screen that shows one record of an entity by itself: at an address of its own that names the record and nothing else.
import { screenKind } from '../../../language/screens/index.ts'
import { screens } from '#generated/routes.ts'
import type { ScreenModel } from '../../../language/model.ts'

const all: readonly ScreenModel[] = screens

export const ownScreen = (entity: string): ScreenModel | undefined =>
  all.find((each) => each.entity === entity && screenKind(each).shows === 'record' && each.path.split('/:').length === 2)
