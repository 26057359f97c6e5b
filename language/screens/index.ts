// The registry of screen kinds: a kind is one file and one line here, and how its code is loaded in src/loadScreen.ts.
import { custom } from './custom.ts'
import { detail } from './detail.ts'
import { handbook } from './handbook.ts'
import { home } from './home.ts'
import type { ScreenKind } from './kind.ts'
import { login } from './login.ts'
import { list } from './list.ts'
import { report } from './report.ts'
import { queue } from './queue.ts'
import { rights } from './rights.ts'
import { settings } from './settings.ts'

export type { BelowSpec, FoundBySpec, ListSpec, ViewSpec } from './list.ts'
export type { QueueSpec } from './queue.ts'
export type { DetailSpec, OpenSpec, TabSpec } from './detail.ts'
export type { SettingsSpec } from './settings.ts'
export type { CustomScreenSpec } from './custom.ts'
export type { ReportScreenSpec } from './report.ts'
export type { AlertSpec, GlanceSpec, HomeScreenSpec, SinceSpec } from './home.ts'
export type { LoginScreenSpec } from './login.ts'
export type { RightsScreenSpec } from './rights.ts'
export { books } from './handbook.ts'
export type { Book, HandbookScreenSpec } from './handbook.ts'

export const screenKinds = { list, queue, detail, settings, report, handbook, rights, home, login, custom } as const satisfies Readonly<
  Record<string, ScreenKind>
>

export type ScreenKindName = keyof typeof screenKinds

export const screenKind = ({ kind }: { readonly kind: ScreenKindName }): ScreenKind => screenKinds[kind]
