// The address of what came of a run of one's own, where the product has a screen for it that the viewer may open.
import { app } from '#generated/app.ts'
import { screens } from '#generated/routes.ts'
import { decide, type Viewer } from '../../../language/access.ts'
import type { AppModel } from '../../../language/model.ts'
import { named } from '../../../language/named.ts'
import { addressOf } from '../../client/records/addressOf.ts'

const { receipts }: AppModel = app
const screen = named(screens, receipts?.screen)

export const receiptAddress = (id: string, viewer: Viewer): string | undefined =>
  screen && decide(viewer, screen.guard, viewer.id).allowed ? addressOf(screen.path, id) : undefined
