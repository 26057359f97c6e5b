// What each custom of the server is handed, by its name: the specs say it of the actions that name it.
import type { ActionBy, Actions, AnswerTakes, EffectOf, GuardOf, ReportParts } from '#generated/customCalls.ts'
import type { CustomDerived } from '#generated/customs.ts'
import type { Stored } from '#generated/stored.ts'
import type { ChangeFor, JudgedFor } from '../language/stored.ts'
import type * as of from './customs.ts'

type Handed<Paths extends keyof Actions> = ChangeFor<Stored, Actions[Paths]>
type Judged<Paths extends keyof Actions> = JudgedFor<Stored, Actions[Paths]>

export type EffectName = keyof EffectOf
export type ActionName = keyof ActionBy
export type GuardName = keyof GuardOf

/** Change<'createUser'>; of several names, that of one of them. */
export type CustomRun<Name extends EffectName | ActionName> = Name extends EffectName
  ? of.CustomRun<Handed<EffectOf[Name]>>
  : Name extends ActionName
    ? of.CustomRun<Handed<ActionBy[Name]>>
    : never
export type Effect<Name extends EffectName> = of.Effect<Handed<EffectOf[Name]>>
export type CustomAction<Name extends ActionName> = of.CustomAction<Handed<ActionBy[Name]>>
export type GuardCall<Name extends GuardName> = of.GuardCall<Judged<GuardOf[Name]>>
export type Guard<Name extends GuardName> = of.Guard<Judged<GuardOf[Name]>>
export type Answering<Name extends keyof AnswerTakes> = of.Answering<AnswerTakes[Name]>
export type CountReport<Name extends keyof ReportParts> = of.CountReport<ReportParts[Name]>

/** All that the specs name, family by family: one that is missing, or that no spec names, does not compile. */
export interface Named {
  readonly effects: { readonly [Name in EffectName]: Effect<Name> }
  readonly actions: { readonly [Name in ActionName]: CustomAction<Name> }
  readonly guards: { readonly [Name in GuardName]: Guard<Name> }
  readonly derived: { readonly [Name in CustomDerived]: of.Derived }
  readonly answers: { readonly [Name in keyof AnswerTakes]: Answering<Name> }
  readonly reports: { readonly [Name in keyof ReportParts]: CountReport<Name> }
}
