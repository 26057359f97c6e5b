// The stops of the tour of the product beside the engine.
import { rights, roles } from '#generated/access.ts'
import { app } from '#generated/app.ts'
import { screens } from '#generated/routes.ts'
import { stopsOf } from './stopsOf.ts'

export const stops = stopsOf({ screens, roles, rights, flags: app.flags })
