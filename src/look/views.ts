// The looks of field kinds: exactly those whose kind says that its text alone is not enough.
import type { ViewedKind } from '../../language/fields/index.ts'
import type { FieldView } from './FieldView.ts'
import { FilesView, FileView, ImageView } from './FileView.tsx'
import { ListView } from './ListView.tsx'
import { LocationView, MoneyView, SecretView } from './LineViews.tsx'
import { MaskedView } from './Masked.tsx'
import { PricesView } from './PricesView.tsx'
import { ReferencesView, ReferenceView } from './CardView.tsx'
import { RichTextView } from './RichTextView.tsx'
import { TargetView } from './RecordLink.tsx'
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
