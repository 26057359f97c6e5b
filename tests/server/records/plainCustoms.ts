// Customs of specs that no types are generated for: handed records and input as the engine has them.
import type { CustomAction, Customs, Effect, Guard } from '../../../server/customs.ts'

export interface PlainCustoms extends Customs {
  readonly effects: Readonly<Record<string, Effect>>
  readonly actions: Readonly<Record<string, CustomAction>>
  readonly guards: Readonly<Record<string, Guard>>
}
