// Every guard that the specs name. What these files export is named nowhere else.
import type { Named } from '../customTypes.ts'
import * as currencies from './currencies.ts'
import * as files from './files.ts'
import * as messages from './messages.ts'
import * as payees from './payees.ts'
import * as payouts from './payouts.ts'
import * as people from './people.ts'
import * as posts from './posts.ts'
import * as systems from './systems.ts'

export const guards = {
  ...currencies,
  ...files,
  ...messages,
  ...payees,
  ...payouts,
  ...people,
  ...posts,
  ...systems,
} satisfies Named['guards']
