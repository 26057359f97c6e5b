// The registry of field kinds: a kind is one file and its lines here, and its passport in tests/language/fields/.
import type { FieldFilter } from '../filters/index.ts'
import { NoOptions, type InModel, type InSpec, type Reading } from '../options.ts'
import type { AnyWords } from '../words.ts'
import { changes, type ChangesField } from './changes.ts'
import { choice, ChoiceSpec, type ChoiceField } from './choice.ts'
import { choices, ChoicesSpec, type ChoicesField } from './choices.ts'
import { date, type DateField } from './date.ts'
import { decimal, DecimalSpec, type DecimalField } from './decimal.ts'
import { DerivedSpec, isComputed, type DerivedField } from './derived.ts'
import { email, type EmailField } from './email.ts'
import { file, FileSpec, type FileField } from './file.ts'
import { files, type FilesField } from './files.ts'
import { flag, FlagSpec, type FlagField } from './flag.ts'
import { handle, HandleSpec, type HandleField } from './handle.ts'
import { image, ImageSpec, type ImageField } from './image.ts'
import { integer, IntegerSpec, type IntegerField } from './integer.ts'
import { ip, type IpField } from './ip.ts'
import type { FieldCommon, FieldKind } from './kind.ts'
import { list, ListSpec, type ListField } from './list.ts'
import { location, LocationSpec, type LocationField } from './location.ts'
import { longText, LongTextSpec, type LongTextField } from './longText.ts'
import { masked, MaskedSpec, type MaskedField } from './masked.ts'
import { money, MoneySpec, type MoneyField } from './money.ts'
import { percent, PercentSpec, type PercentField } from './percent.ts'
import { phone, type PhoneField } from './phone.ts'
import { prices, PricesSpec, type PricesField } from './prices.ts'
import { reference, ReferenceSpec, type ReferenceField } from './reference.ts'
import { references, ReferencesSpec, type ReferencesField } from './references.ts'
import { richText, RichTextSpec, type RichTextField } from './richText.ts'
import { secret, SecretSpec, type SecretField } from './secret.ts'
import { target, type TargetField } from './target.ts'
import { text, TextSpec, type TextField } from './text.ts'
import { texts, TextsSpec, type TextsField } from './texts.ts'
import { time, TimeSpec, type TimeField } from './time.ts'
import { url, UrlSpec, type UrlField } from './url.ts'

/** Any field, its options as R reads them. */
type FieldIn<R extends Reading> =
  | TextField<R>
  | LongTextField<R>
  | EmailField<R>
  | PhoneField<R>
  | IpField<R>
  | UrlField<R>
  | HandleField<R>
  | IntegerField<R>
  | DecimalField<R>
  | MoneyField<R>
  | PercentField<R>
  | FlagField<R>
  | ChoiceField<R>
  | ChoicesField<R>
  | DateField<R>
  | TimeField<R>
  | LocationField<R>
  | ReferenceField<R>
  | ReferencesField<R>
  | SecretField<R>
  | MaskedField<R>
  | ImageField<R>
  | FileField<R>
  | FilesField<R>
  | RichTextField<R>
  | TextsField<R>
  | PricesField<R>
  | ListField<R>
  | TargetField<R>
  | ChangesField<R>
  | DerivedField<R>

/** Any field as a spec writes it. */
export type Field<W extends AnyWords> = FieldIn<InSpec<W>>
export type KindName = FieldIn<Reading>['kind']
export type StoredKindName = Exclude<KindName, 'derived'>

type OptionsOf<F> = F extends unknown ? Omit<F, keyof FieldCommon | 'kind'> : never
/** The options of each kind at run time, for the generator alone. */
export const fieldSpecs = {
  text: TextSpec,
  longText: LongTextSpec,
  email: NoOptions,
  phone: NoOptions,
  ip: NoOptions,
  url: UrlSpec,
  handle: HandleSpec,
  integer: IntegerSpec,
  decimal: DecimalSpec,
  money: MoneySpec,
  percent: PercentSpec,
  flag: FlagSpec,
  choice: ChoiceSpec,
  choices: ChoicesSpec,
  date: NoOptions,
  time: TimeSpec,
  location: LocationSpec,
  reference: ReferenceSpec,
  references: ReferencesSpec,
  secret: SecretSpec,
  masked: MaskedSpec,
  image: ImageSpec,
  file: FileSpec,
  files: NoOptions,
  richText: RichTextSpec,
  texts: TextsSpec,
  prices: PricesSpec,
  list: ListSpec,
  target: NoOptions,
  changes: NoOptions,
  derived: DerivedSpec,
} as const satisfies { readonly [K in KindName]: new () => OptionsOf<Extract<FieldIn<Reading>, { readonly kind: K }>> }

export const fields = {
  text,
  longText,
  email,
  phone,
  ip,
  url,
  handle,
  integer,
  decimal,
  money,
  percent,
  flag,
  choice,
  choices,
  date,
  time,
  location,
  reference,
  references,
  secret,
  masked,
  image,
  file,
  files,
  richText,
  texts,
  prices,
  list,
  target,
  changes,
} as const satisfies Record<StoredKindName, { readonly filter: FieldFilter }>

type OptionName<F = FieldIn<InModel>> = F extends unknown ? Exclude<keyof F, keyof FieldCommon | 'kind'> : never
type MeantBy<O, F = FieldIn<InModel>> = F extends unknown ? (O extends keyof F ? Exclude<F[O], undefined> : never) : never
/** Every option of any kind, as the model has it. */
export type FieldOptions = { readonly [O in OptionName]?: MeantBy<O> }

/** Kinds that need a look of their own; src's registry must have exactly these. */
export type ViewedKind = { [K in StoredKindName]: (typeof fields)[K] extends { readonly view: true } ? K : never }[StoredKindName]
/** Kinds that need the server before a write; server's registry must have exactly these. */
export type PreparedKind = { [K in StoredKindName]: (typeof fields)[K] extends { readonly beforeWrite: true } ? K : never }[StoredKindName]

/** The kind behind a name, for interpreters that hold a field and its value without knowing more. */
export const kindOf = (name: StoredKindName): FieldKind<object, unknown> => fields[name] as unknown as FieldKind<object, unknown>

const stated: { readonly [K in KindName]?: Pick<FieldKind<never, never>, 'filter' | 'holdsFile' | 'refers' | 'leaves' | 'chooses'> } =
  fields
/** Does it keep a file of its own? One that is computed shows another's. */
export const holdsFile = ({ kind }: { readonly kind: KindName }): boolean => stated[kind]?.holdsFile === true

interface Looking {
  readonly kind: KindName
  readonly as?: string | undefined
}
/** The kind whose projections count for a field: a computed one has those of the kind that it looks like. */
export const lookOf = (field: Looking): StoredKindName => (isComputed(field) ? (field.as ?? 'text') : field.kind) as StoredKindName

/** The traits of the kind that counts for a field, as a spec writes it or as it is meant. */
export const traitsOf = (field: Looking): FieldKind<object, unknown> => kindOf(lookOf(field))

type OfKind<K extends KindName> = { readonly kind: K }
/** Does it refer to one record? */
export const refersToOne = <F extends { readonly kind: KindName }>(field: F): field is F & OfKind<'reference'> =>
  stated[field.kind]?.refers === 'one'
/** Does it refer to several? */
export const refersToMany = <F extends { readonly kind: KindName }>(field: F): field is F & OfKind<'references'> =>
  stated[field.kind]?.refers === 'many'
/** To one or several? */
export const refers = <F extends { readonly kind: KindName }>(field: F): field is F & OfKind<'reference' | 'references'> =>
  stated[field.kind]?.refers !== undefined

/** Is it of a currency? */
export const isAmount = (field: Looking): boolean => traitsOf(field).number?.(field).currency !== undefined

/** What a new record begins with, where the spec says so. */
export const startOf = (field: Looking & { readonly starts?: string | number | boolean }, now: string): unknown =>
  field.starts === undefined ? undefined : (traitsOf(field).starting?.(field.starts, field, now) ?? field.starts)

/** Is it one of its options? */
export const choosesOne = <F extends { readonly kind: KindName }>(field: F): field is F & OfKind<'choice'> =>
  stated[field.kind]?.chooses === 'one'
/** Is it one or several of its options? */
export const choosesSome = <F extends { readonly kind: KindName }>(field: F): field is F & OfKind<'choice' | 'choices'> =>
  stated[field.kind]?.chooses !== undefined

/** Is it written and never read again, by anybody? */
export const neverLeaves = ({ kind }: { readonly kind: KindName }): boolean => stated[kind]?.leaves === 'nothing'
/** Does no more of it travel than its end? */
export const leavesByEnd = ({ kind }: { readonly kind: KindName }): boolean => stated[kind]?.leaves === 'end'
/** Does it travel as it is? Of anything else nobody searches, sorts or filters by a part. */
export const leavesWhole = ({ kind }: { readonly kind: KindName }): boolean => stated[kind]?.leaves === undefined
