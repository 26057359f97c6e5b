// The product's own server code, each piece named by a spec: what is named and not written, or written and not named, does not compile.
import type { CustomAction as ActionName, CustomDerived, CustomEffect, CustomGuard } from '#generated/customs.ts'
import type { CustomAction, Customs, Derived, Effect, Guard } from '../../server/kit.ts'
import { actions } from './actions/index.ts'
import { derived } from './derived/index.ts'
import { effects } from './effects/index.ts'
import { guards } from './guards/index.ts'

export const customs = {
  effects: effects satisfies Record<CustomEffect, Effect>,
  actions: actions satisfies Record<ActionName, CustomAction>,
  guards: guards satisfies Record<CustomGuard, Guard>,
  derived: derived satisfies Record<CustomDerived, Derived>,
} satisfies Customs
