// What a product says besides its entities: roles and rights, the person, menu, constants, custom screens, texts.
import type { MenuEntrySpec } from './menu.ts'
import type { AppModel, CustomNames, PersonModel } from './model.ts'
import type { NewsSpec } from './news.ts'
import type { Requirement } from './requirement.ts'
import type {
  CustomScreenSpec,
  HandbookScreenSpec,
  HomeScreenSpec,
  LoginScreenSpec,
  ReportScreenSpec,
  RightsScreenSpec,
} from './screens/index.ts'
import type { AnyWords } from './words.ts'

export interface RoleSpec {
  readonly one: string
  readonly many: string
  /** May enter the console. */
  readonly staff?: true
  /** Offered only while this flag is on. */
  readonly when?: string
  /** Roles whose holders may give it; absent = whoever may give roles. */
  readonly givenBy?: readonly string[]
}

/** One row of the rights catalogue: an area, its rights and the roles that hold them. */
export interface AreaSpec<Role extends string, Right extends string> {
  readonly label: string
  readonly any?: readonly Right[]
  readonly my?: readonly Right[]
  /** Rights that only the client site uses: no staff role holds them, no staff screen may ask them. */
  readonly client?: readonly Right[]
  readonly holds: readonly NoInfer<Role>[]
  /** Roles that hold the my rights, where they differ from holds. */
  readonly holdsMy?: readonly NoInfer<Role>[]
  /** What the rights are for is not built yet, why says what: nobody holds them and nothing may ask them until it stands. holds notes who will. */
  readonly for?: 'later'
  readonly why?: string
}

export interface AccessSpec<Role extends string, Group extends string, Right extends string, Area extends string> {
  readonly roles: { readonly [K in Role]: RoleSpec }
  /** Sets of roles, named once: whose profile has a section. */
  readonly groups?: { readonly [K in Group]: readonly NoInfer<Role>[] }
  /** Absent = there are no rights, and everything is open to all staff, or to nobody. */
  readonly areas?: { readonly [K in Area]: AreaSpec<Role, Right> }
}

/**
 * Which entity is the person that logs in, and where its parts stand. Who of them is staff follows from the roles.
 * What is left out stands in the field of its own name (email, password, role), and the screen name is the title.
 */
export interface PersonSpec<W extends AnyWords> extends Partial<Omit<PersonModel, 'entity' | 'staff' | 'viewAs' | 'exports'>> {
  readonly entity: W['entity']
  /** Who may look at the console as another role of staff, as far as one's own rights go, and change nothing; absent = nobody. */
  readonly viewAs?: Requirement<W>
  /** Who may take out what a list shows, as a file, beside the right to read that list; absent = nobody. */
  readonly exports?: Requirement<W>
}

/** A piece of the product's own making in the bar at the top. */
export interface BarSpec<W extends AnyWords> {
  readonly needs: Requirement<W>
}

export interface MenuSpec<W extends AnyWords> {
  readonly bar?: Readonly<Record<string, BarSpec<W>>>
  /** Absent = the home screen, each list and settings screen in the order of the entities, and the way out. */
  readonly side?: readonly MenuEntrySpec<W>[]
  /** What waits for a decision: each counts a view and leads to it. Absent = the entries of the side menu that count. */
  readonly work?: readonly MenuEntrySpec<W>[]
  /** What the bell in the bar tells: answered: { label: 'Answers to you', of: 'Thread', at: 'waitingSince', where: { status: ['WAITING'] }, mine: 'assignee' } */
  readonly news?: Readonly<Record<string, NewsSpec<W>>>
  readonly groups?: Readonly<Record<string, { readonly path: string; readonly entries: readonly MenuEntrySpec<W>[] }>>
}

/** Constants and limits; what is left out is as the engine has it (generator/resolve/defaults.ts). */
export interface AppSpec<W extends AnyWords> extends Partial<
  Omit<AppModel, 'flags' | 'configuration' | 'history' | 'receipts' | 'sessions'>
> {
  readonly flags?: { readonly [K in W['flag']]: boolean }
  /** The entity and part that hold the site's configuration, and the path of its flags and lists. Absent = nothing of it is stored. */
  readonly configuration?: { readonly entity: W['entity']; readonly part: string }
}

export type ScreensSpec<W extends AnyWords> = Readonly<
  Record<
    string,
    CustomScreenSpec<W> | ReportScreenSpec<W> | HandbookScreenSpec<W> | RightsScreenSpec<W> | HomeScreenSpec<W> | LoginScreenSpec
  >
>
export type NamedSpec<W extends AnyWords> = Readonly<Record<W['named'], Requirement<W>>>

/** Customs that are none of the kinds for one reason. Each name stands in one row. */
export interface CustomsRow extends Partial<CustomNames> {
  /** Why no kind says it, for whoever would make it one: what it needs to know, whose rule it is, what it moves or asks. */
  readonly why: string
}

/** Everything that the specs leave to code. A product that lists its customs lists all of them. */
export type CustomsSpec = readonly CustomsRow[]
