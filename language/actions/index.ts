// The registry of action kinds: a kind is one file and one line here, and what it does in server/actions.
import { create } from './create.ts'
import { custom } from './custom.ts'
import type { ActionKind } from './kind.ts'
import { remove } from './remove.ts'
import { reorder } from './reorder.ts'
import { restore } from './restore.ts'
import { transition } from './transition.ts'
import { update } from './update.ts'

export type { ActionCommon, ApprovalSpec, AsksSpec, ConfirmSpec } from './kind.ts'
export type { ActionSpec } from './custom.ts'
export type { CreateSpec } from './create.ts'
export type { RemoveSpec } from './remove.ts'
export type { RestoreSpec } from './restore.ts'
export type { TransitionSpec } from './transition.ts'

export const actions = { create, update, remove, transition, reorder, restore, custom } as const satisfies Readonly<
  Record<string, ActionKind>
>

export type ActionKindName = keyof typeof actions

export const actionKind = ({ kind }: { readonly kind: ActionKindName }): ActionKind => actions[kind]

/** The kind of action that an operation does; undefined for reads, uploads and the like. */
export const kindDone = ({ does }: { readonly does: string }): ActionKind | undefined =>
  (actions as Readonly<Partial<Record<string, ActionKind>>>)[does]
