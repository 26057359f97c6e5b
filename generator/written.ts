// What is written: the shapes that specs have when they are loaded, with any words in place of one product's.
import type { ActionCommon, ActionSpec, AsksSpec, CreateSpec, RemoveSpec, RestoreSpec, TransitionSpec } from '../language/actions/index.ts'
import type { Computation } from '../language/computed/index.ts'
import type { Field } from '../language/fields/index.ts'
import type { FigureSpec } from '../language/figures/index.ts'
import type { MeasureSpec } from '../language/figures/measure.ts'
import type { LeavesSpec } from '../language/leaves.ts'
import type { LinkSpec } from '../language/links.ts'
import type { NewsSpec } from '../language/news.ts'
import type { MenuEntrySpec } from '../language/menu.ts'
import type { InSpec } from '../language/options.ts'
import type { AccessSpec, AppSpec, CustomsSpec, MenuSpec, NamedSpec, PersonSpec, ScreensSpec } from '../language/product.ts'
import type { ReportSpec } from '../language/reports.ts'
import type { Requirement } from '../language/requirement.ts'
import type {
  AlertSpec,
  CustomScreenSpec,
  DetailSpec,
  GlanceSpec,
  HomeScreenSpec,
  ListSpec,
  QueueSpec,
  SettingsSpec,
  SinceSpec,
} from '../language/screens/index.ts'
import type { SectionSpec } from '../language/sections/index.ts'
import type { AnyParts, EntitySpec, Lifecycle, OrderSpec, PartSpec } from '../language/spec.ts'
import type { AnyWords } from '../language/words.ts'

export type WrittenRequirement = Requirement<AnyWords>
export type WrittenField = Field<AnyWords>
export type WrittenPart = PartSpec<AnyWords, string, string, string>
export type WrittenEntity = EntitySpec<AnyWords, string, string, string, string, AnyParts>
export type WrittenLifecycle = Lifecycle<AnyWords, string, string, string>
export type WrittenTransition = TransitionSpec<AnyWords, string, string, string>
export type WrittenCreate = CreateSpec<AnyWords, string>
export type WrittenRemove = RemoveSpec<AnyWords, string>
export type WrittenOrder = OrderSpec<AnyWords, string>
export type WrittenCustom = ActionSpec<AnyWords>
export type WrittenRestore = RestoreSpec<AnyWords>
export type WrittenAction = WrittenCustom | WrittenRestore
export type WrittenLeaves = LeavesSpec<AnyWords>
export type WrittenActionCommon = ActionCommon<AnyWords>
export type WrittenAsks = AsksSpec<AnyWords>
export type WrittenList = ListSpec<AnyWords, string, string, string>
/** What a list as it stands and a view of it say alike. */
export type WrittenOpened = Pick<WrittenQueue, 'actions' | 'opens' | 'below' | 'look' | 'evidence'>
export type WrittenQueue = QueueSpec<AnyWords, string, string, string>
export type WrittenDetail = DetailSpec<AnyWords, string, string, string>
export type WrittenSettings = SettingsSpec<AnyWords, string, string, string>
export type WrittenSection = SectionSpec<AnyWords, string, string, string>
export type WrittenLink = LinkSpec<AnyWords>
export type WrittenReport = ReportSpec<AnyWords>
export type WrittenFigure = FigureSpec<AnyWords>
/** Of any kind of figure. */
export type WrittenMeasure = MeasureSpec<AnyWords> & { readonly by?: string; readonly across?: string }
/** What a derived value is computed of. */
export type WrittenComputation = Computation<InSpec<AnyWords>>
export type WrittenScreen = ScreensSpec<AnyWords>[string]
/** The entity whose list it is a tab beside. */
export const tabOf = (screen: WrittenScreen): string | undefined => ('tabOf' in screen ? screen.tabOf : undefined)
/** What none of the kinds is, code draws. */
export const isCustomScreen = (screen: WrittenScreen): screen is CustomScreenSpec<AnyWords> =>
  !('report' in screen || 'handbook' in screen || 'shows' in screen)
export type WrittenHome = HomeScreenSpec<AnyWords>
export type WrittenGlance = GlanceSpec<AnyWords>
export type WrittenSince = SinceSpec<AnyWords>
export type WrittenAlert = AlertSpec<AnyWords>
export type WrittenNews = NewsSpec<AnyWords>
export const isHome = (screen: WrittenScreen): screen is WrittenHome => 'shows' in screen && screen.shows === 'home'
export type WrittenMenuEntry = MenuEntrySpec<AnyWords>

/** What may be left out, filled. */
type Filled<T, K extends keyof T> = Omit<T, K> & { readonly [P in K]-?: Exclude<T[P], undefined> }

interface Vocabulary {
  readonly entities: readonly string[]
  readonly flags?: readonly string[]
  readonly named?: readonly string[]
}

/** Everything that specs/index.ts exports, as it is written. */
export interface Exported {
  readonly access: AccessSpec<string, string, string, string>
  readonly vocabulary?: Vocabulary
  readonly named?: NamedSpec<AnyWords>
  readonly person?: PersonSpec<AnyWords>
  readonly menu?: MenuSpec<AnyWords>
  readonly screens?: ScreensSpec<AnyWords>
  readonly app?: AppSpec<AnyWords>
  readonly texts?: Readonly<Record<string, string>>
  readonly entities: Readonly<Record<string, WrittenEntity>>
  readonly customs?: CustomsSpec
}

/** The same with what a product need not say (resolve/defaults.ts). */
export interface Written {
  readonly access: Filled<AccessSpec<string, string, string, string>, 'groups' | 'areas'>
  readonly vocabulary: Filled<Vocabulary, 'flags' | 'named'>
  readonly named: NamedSpec<AnyWords>
  readonly person: Filled<PersonSpec<AnyWords>, 'email' | 'password' | 'role' | 'screenName' | 'account' | 'enters' | 'refusal'>
  readonly menu: Filled<MenuSpec<AnyWords>, 'side' | 'groups'>
  readonly screens: ScreensSpec<AnyWords>
  readonly app: Filled<AppSpec<AnyWords>, Exclude<keyof AppSpec<AnyWords>, 'configuration' | 'suffixes' | 'languages'>>
  readonly texts: Readonly<Record<string, string>>
  readonly entities: Readonly<Record<string, WrittenEntity>>
  readonly customs?: CustomsSpec
}

/** A part inside `parts` is, at run time, the object it was written as. */
export const partsOf = (entity: WrittenEntity): Readonly<Record<string, WrittenPart>> =>
  (entity.parts ?? {}) as unknown as Readonly<Record<string, WrittenPart>>

/** What stands under a name, if the name is really there: constructor and __proto__ are names like any other. */
export const under = <T>(record: Readonly<Record<string, T>> | undefined, name: string): T | undefined =>
  record !== undefined && Object.hasOwn(record, name) ? record[name] : undefined
