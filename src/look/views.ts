// The looks of field kinds: exactly those whose kind says that its text alone is not enough.
import type { ViewedKind } from '../../language/fields/index.ts'
import type { FieldView } from './FieldView.ts'
import { FilesView } from './FilesView.tsx'
import { FileView } from './FileView.tsx'
import { ImageView } from './ImageView.tsx'
import { ListView } from './ListView.tsx'
import { LocationView } from './LocationView.tsx'
import { MaskedView } from './MaskedView.tsx'
import { MoneyView } from './MoneyView.tsx'
import { PricesView } from './PricesView.tsx'
import { ReferencesView } from './ReferencesView.tsx'
import { ReferenceView } from './ReferenceView.tsx'
import { RichTextView } from './RichTextView.tsx'
import { SecretView } from './SecretView.tsx'
import { TargetView } from './TargetView.tsx'
import { LaterChangesView } from './LaterChangesView.tsx'

export const views = {
  changes: LaterChangesView,
  image: ImageView,
  file: FileView,
  list: ListView,
  files: FilesView,
  location: LocationView,
  masked: MaskedView,
  money: MoneyView,
  prices: PricesView,
  reference: ReferenceView,
  references: ReferencesView,
  richText: RichTextView,
  secret: SecretView,
  target: TargetView,
} as const satisfies Record<ViewedKind, FieldView>
