// What every kind of section is: what a spec says of it, what the console is told, and how the one becomes the other.
import type { Guard } from '../access.ts'
import type { TextKey } from '../model/text.ts'
import type { Requirement, Rule } from '../requirement.ts'
import type { AnyWords } from '../words.ts'

/** What every section may say in a spec. */
export interface SectionCommon<W extends AnyWords> {
  readonly label: string
  /** Whose profiles have it: groups of roles of the subject. */
  readonly of?: readonly W['group'][]
  /** Who may see it, besides who may read what it shows. */
  readonly needs?: Requirement<W>
  /** Only while this feature flag is on. */
  readonly when?: W['flag']
}

/** What the console is told of every section. */
export interface SectionModelCommon {
  readonly name: string
  readonly label: TextKey
  /** Roles whose profiles have it. */
  readonly of?: readonly string[]
  readonly guard: Guard
  /** Only while this flag is on. */
  readonly when?: string
}

/** Where a section stands: what its kind may ask of the rest of the specs. */
export interface SectionPlace {
  readonly name: string
  /** Name and address of its record's screen. */
  readonly home: { readonly name: string; readonly path: string }
  readonly ruleOf: (requirement: Requirement<AnyWords>) => Rule
  /** Keeps a text of this section, or of something in it that has a name, under keys of that name and gives the key. */
  readonly say: (keys: string, text: string, name?: string) => TextKey
  /** What its needs ask besides reading: both. */
  readonly besides: (read: Guard) => Guard
  /** Who may read one of these fields of the record. */
  readonly readOf: (paths: readonly string[]) => Guard
  /** The records of other entities, as their lists show them: who may read all of these. */
  readonly readOfOthers: (...entities: readonly string[]) => Guard
  /** Who may read at least one of what these guard. */
  readonly readOfAny: (guards: readonly Guard[]) => Guard
  /** Who may create a record of another entity. */
  readonly createOf: (entity: string) => Guard
  /** Where the audit of a record is read: the entity, and its field that names the record. */
  readonly history: () => { readonly entity: string; readonly by: string }
  /** Who may read a report about the record. */
  readonly readOfReport: (report: string) => Guard
  /** A part by its name, '' for the entity's own fields: its fields, who may read it, and the form that changes it. */
  readonly part: (name: string) => { readonly fields: readonly string[]; readonly read: Guard; readonly form: string }
}

/** One kind of section. Its look is the browser's: the registry there demands it. The browser is given the model alone and never loads this. */
export interface SectionKind<Spec, Model> {
  readonly resolve: (spec: Spec, place: SectionPlace) => Omit<Model, 'name' | 'label' | 'of' | 'when'>
  /** The part whose form it opens, '' for the entity's own fields, and which of its fields that names. */
  readonly edits?: (spec: Spec) => { readonly part: string; readonly fields: readonly string[] }
  /** Fields that its record cannot do without. */
  readonly needs?: readonly string[]
  /** Fields of the record that it shows. */
  readonly paths?: (section: Model) => readonly string[]
  /** Records of other entities that it shows. */
  readonly shows?: (section: Spec | Model) => readonly Shown[]
}

/** Records of another entity, in the rows of its list: those that point at one by a field of theirs. */
export interface Shown {
  readonly entity: string
  readonly by: string
  /** The entity of what they point at; absent = the record itself. */
  readonly to?: string
  /** Where in the section that is said. */
  readonly at: readonly string[]
}
/** May have a screen of its own below the record's, and its address. */
export interface HasScreen {
  readonly screen?: string
  readonly path?: string
}
