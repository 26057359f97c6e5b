// A secret is never read, so there is nothing to show but that it is one.
import type { FieldViewProps } from './FieldView.ts'

export const SecretView = (_props: FieldViewProps) => <span aria-hidden="true">{'\u2022\u2022\u2022\u2022\u2022\u2022'}</span>
