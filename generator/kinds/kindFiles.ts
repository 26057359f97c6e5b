// What a new kind begins with: the plainest of its family, in the files that are its own.
import { pascal } from '../../language/names.ts'

/** Families whose kinds have a beginning, each with its folder of the language; ARCHITECTURE.md tells what a kind of another takes. */
const folders = { field: 'fields', section: 'sections', filter: 'filters', figure: 'figures', computation: 'computed' } as const
export type KindFamily = keyof typeof folders
export const kindFamilies = Object.keys(folders) as readonly KindFamily[]

/** Where its kinds are listed. */
export const registryOf = (family: KindFamily): string => `language/${folders[family]}/index.ts`

const begins = (name: string): string => `// ${pascal(name)}: say here what it is.\n`

const field = (name: string) => ({
  [`language/fields/${name}.ts`]: `${begins(name)}import type { Reading } from '../options.ts'
import type { FieldCommon, FieldKind } from './kind.ts'
import { textRules, textual, type TextRules } from './text.ts'

export interface ${pascal(name)}Field<R extends Reading> extends FieldCommon<R> {
  readonly kind: '${name}'
}

export const ${name} = {
  ...textual,
  jsonSchema: (field) => textRules(field),
  view: true,
} as const satisfies FieldKind<TextRules, string>
`,
  [`src/look/${pascal(name)}View.tsx`]: `${begins(name)}import type { FieldViewProps } from './FieldView.ts'

export const ${pascal(name)}View = ({ value }: FieldViewProps) => <span>{String(value)}</span>
`,
})

const section = (name: string) => ({
  [`language/sections/${name}.ts`]: `${begins(name)}import type { AnyWords } from '../words.ts'
import type { SectionCommon, SectionKind, SectionModelCommon } from './kind.ts'

export interface ${pascal(name)}Section<W extends AnyWords, Path extends string> extends SectionCommon<W> {
  readonly kind: '${name}'
  readonly fields: readonly Path[]
}
export interface ${pascal(name)}Model extends SectionModelCommon {
  readonly kind: '${name}'
  readonly fields: readonly string[]
}
export const ${name}: SectionKind<${pascal(name)}Section<AnyWords, string>, ${pascal(name)}Model> = {
  resolve: ({ fields }, { besides, readOf }) => ({ kind: '${name}', guard: besides(readOf(fields)), fields }),
  paths: ({ fields }) => fields,
}
`,
  [`src/screens/records/${pascal(name)}Section.tsx`]: `${begins(name)}import { Facts } from '../lists/Facts.tsx'
import { SectionFrame } from './SectionFrame.tsx'
import type { SectionProps } from './SectionProps.ts'

export const ${pascal(name)}Section = ({ section, records, record, role }: SectionProps<'${name}'>) => (
  <SectionFrame label={section.label}>
    <Facts records={records} record={record} paths={section.fields} role={role} />
  </SectionFrame>
)
`,
})

const filter = (name: string) => ({
  [`language/filters/${name}.ts`]: `${begins(name)}import type { FilterKind } from './kind.ts'
import { valuesIn } from './values.ts'

export const ${name} = { wire: (value) => valuesIn(value)[0], sensible: valuesIn } as const satisfies FilterKind
`,
  [`server/queries/filters/${name}.ts`]: `${begins(name)}import { sql } from 'kysely'
import { slot } from '../plan.ts'
import { bad, type ConditionOf } from './conditionOf.ts'

export const ${name}: ConditionOf = ({ column, name, value }) => {
  if (typeof value !== 'string') throw bad(name)
  return { shape: name, where: () => sql\`\${column()} = \${slot(name)}\`, values: { [name]: value } }
}
`,
})

const figure = (name: string) => ({
  [`language/figures/${name}.ts`]: `${begins(name)}import type { AnyWords } from '../words.ts'
import type { FigureCommon, FigureKind } from './kind.ts'
import type { MeasureSpec } from './measure.ts'

export interface ${pascal(name)}Figure<W extends AnyWords> extends FigureCommon<MeasureSpec<W>> {
  readonly kind: '${name}'
}

export const ${name} = { compared: true } as const satisfies FigureKind
`,
  [`src/screens/reports/${pascal(name)}.tsx`]: `${begins(name)}import type { ReactElement } from 'react'
import { useText } from '../../client/texts/useText.ts'
import type { FigureProps } from './FigureProps.ts'
import { useSaid } from '../../client/records/useSaid.ts'

export const ${pascal(name)} = ({ figures: [{ name, label }], found }: FigureProps): ReactElement => {
  const t = useText()
  const said = useSaid()
  const [figure] = found.get(name) ?? []
  return (
    <p>
      {t(label)} {figure && said(figure.value, figure.currency)}
    </p>
  )
}
`,
})

const computation = (name: string) => ({
  [`language/computed/${name}.ts`]: `${begins(name)}import type { ComputationKind } from './kind.ts'

export const ${name} = { gives: ['integer'], goesBy: [] } as const satisfies ComputationKind
`,
})

const files: Readonly<Record<KindFamily, (name: string) => Readonly<Record<string, string>>>> = {
  field,
  section,
  filter,
  figure,
  computation,
}

/** By path from the project's folder. */
export const kindFiles = (family: KindFamily, name: string): Readonly<Record<string, string>> => files[family](name)
