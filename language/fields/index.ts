// The registry of field kinds: a kind is one file and one line here (and one in the examination).
import type { FieldFilter } from '../filters/index.ts'
import type { AnyWords } from '../words.ts'
import { changes } from './changes.ts'
import type { ChangesField } from './changes.ts'
import { choice } from './choice.ts'
import type { ChoiceField } from './choice.ts'
import { choices } from './choices.ts'
import type { ChoicesField } from './choices.ts'
import { date } from './date.ts'
import type { DateField } from './date.ts'
import { decimal } from './decimal.ts'
import type { DecimalField } from './decimal.ts'
import type { DerivedField } from './derived.ts'
import { email } from './email.ts'
import type { EmailField } from './email.ts'
import { file } from './file.ts'
import type { FileField } from './file.ts'
import { files } from './files.ts'
import type { FilesField } from './files.ts'
import { flag } from './flag.ts'
import type { FlagField } from './flag.ts'
import { handle } from './handle.ts'
import type { HandleField } from './handle.ts'
import { image } from './image.ts'
import type { ImageField } from './image.ts'
import { integer } from './integer.ts'
import type { IntegerField } from './integer.ts'
import { ip } from './ip.ts'
import type { IpField } from './ip.ts'
import type { FieldKind } from './kind.ts'
import { list } from './list.ts'
import type { ListField } from './list.ts'
import { location } from './location.ts'
import type { LocationField } from './location.ts'
import { longText } from './longText.ts'
import type { LongTextField } from './longText.ts'
import { masked } from './masked.ts'
import type { MaskedField } from './masked.ts'
import { money } from './money.ts'
import type { MoneyField } from './money.ts'
import { percent } from './percent.ts'
import type { PercentField } from './percent.ts'
import { phone } from './phone.ts'
import type { PhoneField } from './phone.ts'
import { prices } from './prices.ts'
import type { PricesField } from './prices.ts'
import { reference } from './reference.ts'
import type { ReferenceField } from './reference.ts'
import { references } from './references.ts'
import type { ReferencesField } from './references.ts'
import { richText } from './richText.ts'
import type { RichTextField } from './richText.ts'
import { secret } from './secret.ts'
import type { SecretField } from './secret.ts'
import { target } from './target.ts'
import type { TargetField } from './target.ts'
import { text } from './text.ts'
import type { TextField } from './text.ts'
import { texts } from './texts.ts'
import type { TextsField } from './texts.ts'
import { time } from './time.ts'
import type { TimeField } from './time.ts'
import { url } from './url.ts'
import type { UrlField } from './url.ts'

/** A stored field as a spec writes it. */
export type StoredField<W extends AnyWords> =
  | TextField<W>
  | LongTextField<W>
  | EmailField<W>
  | PhoneField<W>
  | IpField<W>
  | UrlField<W>
  | HandleField<W>
  | IntegerField<W>
  | DecimalField<W>
  | MoneyField<W>
  | PercentField<W>
  | FlagField<W>
  | ChoiceField<W>
  | ChoicesField<W>
  | DateField<W>
  | TimeField<W>
  | LocationField<W>
  | ReferenceField<W>
  | ReferencesField<W>
  | SecretField<W>
  | MaskedField<W>
  | ImageField<W>
  | FileField<W>
  | FilesField<W>
  | RichTextField<W>
  | TextsField<W>
  | PricesField<W>
  | ListField<W>
  | TargetField<W>
  | ChangesField<W>
/** Any field as a spec writes it. */
export type Field<W extends AnyWords> = StoredField<W> | DerivedField<W>
export type StoredKindName = StoredField<AnyWords>['kind']
export type KindName = Field<AnyWords>['kind']

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

/** Kinds that need a look of their own; src's registry must have exactly these. */
export type ViewedKind = { [K in StoredKindName]: (typeof fields)[K] extends { readonly view: true } ? K : never }[StoredKindName]
/** Kinds that need the server before a write; server's registry must have exactly these. */
export type PreparedKind = { [K in StoredKindName]: (typeof fields)[K] extends { readonly beforeWrite: true } ? K : never }[StoredKindName]

/** The kind behind a name, for interpreters that hold a field and its value without knowing more. */
export const kindOf = (name: StoredKindName): FieldKind<object, unknown> => fields[name] as unknown as FieldKind<object, unknown>
