// The registry of field kinds: a kind is one file and its lines here (and one in the examination).
import type { FieldFilter } from '../filters/index.ts'
import { NoOptions } from '../options.ts'
import type { InModel, InSpec, Reading } from '../options.ts'
import type { AnyWords } from '../words.ts'
import { changes } from './changes.ts'
import type { ChangesField } from './changes.ts'
import { choice, ChoiceSpec } from './choice.ts'
import type { ChoiceField } from './choice.ts'
import { choices, ChoicesSpec } from './choices.ts'
import type { ChoicesField } from './choices.ts'
import { date } from './date.ts'
import type { DateField } from './date.ts'
import { decimal, DecimalSpec } from './decimal.ts'
import type { DecimalField } from './decimal.ts'
import { DerivedSpec, isComputed } from './derived.ts'
import type { DerivedField } from './derived.ts'
import { email } from './email.ts'
import type { EmailField } from './email.ts'
import { file, FileSpec } from './file.ts'
import type { FileField } from './file.ts'
import { files } from './files.ts'
import type { FilesField } from './files.ts'
import { flag, FlagSpec } from './flag.ts'
import type { FlagField } from './flag.ts'
import { handle, HandleSpec } from './handle.ts'
import type { HandleField } from './handle.ts'
import { image, ImageSpec } from './image.ts'
import type { ImageField } from './image.ts'
import { integer, IntegerSpec } from './integer.ts'
import type { IntegerField } from './integer.ts'
import { ip } from './ip.ts'
import type { IpField } from './ip.ts'
import type { FieldCommon, FieldKind } from './kind.ts'
import { list, ListSpec } from './list.ts'
import type { ListField } from './list.ts'
import { location, LocationSpec } from './location.ts'
import type { LocationField } from './location.ts'
import { longText, LongTextSpec } from './longText.ts'
import type { LongTextField } from './longText.ts'
import { masked, MaskedSpec } from './masked.ts'
import type { MaskedField } from './masked.ts'
import { money, MoneySpec } from './money.ts'
import type { MoneyField } from './money.ts'
import { percent, PercentSpec } from './percent.ts'
import type { PercentField } from './percent.ts'
import { phone } from './phone.ts'
import type { PhoneField } from './phone.ts'
import { prices, PricesSpec } from './prices.ts'
import type { PricesField } from './prices.ts'
import { reference, ReferenceSpec } from './reference.ts'
import type { ReferenceField } from './reference.ts'
import { references, ReferencesSpec } from './references.ts'
import type { ReferencesField } from './references.ts'
import { richText, RichTextSpec } from './richText.ts'
import type { RichTextField } from './richText.ts'
import { secret, SecretSpec } from './secret.ts'
import type { SecretField } from './secret.ts'
import { target } from './target.ts'
import type { TargetField } from './target.ts'
import { text, TextSpec } from './text.ts'
import type { TextField } from './text.ts'
import { texts, TextsSpec } from './texts.ts'
import type { TextsField } from './texts.ts'
import { time, TimeSpec } from './time.ts'
import type { TimeField } from './time.ts'
import { url, UrlSpec } from './url.ts'
import type { UrlField } from './url.ts'

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
