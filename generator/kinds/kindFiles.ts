// What a new kind begins with: the plainest of its family, in the files that are its own.
import { pascal } from '../../language/names.ts'

/** Families whose kinds have a beginning; ARCHITECTURE.md tells what a kind of another takes. */
export const kindFamilies = ['field', 'section', 'filter'] as const
export type KindFamily = (typeof kindFamilies)[number]

const begins = (name: string): string => `// ${pascal(name)}: say here what it is.\n`

const field = (name: string) => ({
  [`language/fields/${name}.ts`]: `${begins(name)}import type { Reading } from '../options.ts'
import type { FieldCommon, FieldKind } from './kind.ts'
import { textRules, textual } from './text.ts'
import type { TextRules } from './text.ts'

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
import { bad } from './conditionOf.ts'
import type { ConditionOf } from './conditionOf.ts'

export const ${name}: ConditionOf = ({ column, name, value }) => {
  if (typeof value !== 'string') throw bad(name)
  return { shape: name, where: () => sql\`\${column()} = \${slot(name)}\`, values: { [name]: value } }
}
`,
})

const files: Readonly<Record<KindFamily, (name: string) => Readonly<Record<string, string>>>> = { field, section, filter }

/** By path from the project's folder. */
export const kindFiles = (family: KindFamily, name: string): Readonly<Record<string, string>> => files[family](name)
