// What each custom of the server is handed, by its name: the specs say it of the actions that name it.
import type { ActionBy, Actions, AnswerTakes, EffectOf, GuardOf, ReportParts } from '#generated/customCalls.ts'
import type { Stored } from '#generated/stored.ts'
import type { ChangeFor, JudgedFor } from '../../language/stored.ts'
import type * as kit from '../../server/kit.ts'

type Handed<Paths extends keyof Actions> = ChangeFor<Stored, Actions[Paths]>
type Judged<Paths extends keyof Actions> = JudgedFor<Stored, Actions[Paths]>

export type EffectName = keyof EffectOf
export type ActionName = keyof ActionBy
export type GuardName = keyof GuardOf

/** Change<'createUser'>; of several names, that of one of them. */
export type CustomRun<Name extends EffectName | ActionName> = Name extends EffectName
  ? kit.CustomRun<Handed<EffectOf[Name]>>
  : Name extends ActionName
    ? kit.CustomRun<Handed<ActionBy[Name]>>
    : never
export type Effect<Name extends EffectName> = kit.Effect<Handed<EffectOf[Name]>>
export type CustomAction<Name extends ActionName> = kit.CustomAction<Handed<ActionBy[Name]>>
export type GuardCall<Name extends GuardName> = kit.GuardCall<Judged<GuardOf[Name]>>
export type Guard<Name extends GuardName> = kit.Guard<Judged<GuardOf[Name]>>
export type Answering<Name extends keyof AnswerTakes> = kit.Answering<AnswerTakes[Name]>
export type CountReport<Name extends keyof ReportParts> = kit.CountReport<ReportParts[Name]>
