// How graphql-codegen is to make types; codegen.ts gives its own command the same.

/** language: from the file of types to language/. */
export const typeSettings = (language: string): Readonly<Record<string, unknown>> => ({
  enumType: 'string-literal',
  immutableTypes: true,
  arrayInputCoercion: false,
  useTypeImports: true,
  strictScalars: true,
  disableDescriptions: true,
  scalars: {
    Time: 'string',
    Date: 'string',
    Uuid: 'string',
    Decimal: 'string',
    Json: 'unknown',
    Rows: `${language}/fields/list.ts#ListRows`,
    Money: `${language}/fields/money.ts#Money`,
    File: `${language}/fields/file.ts#FileValue`,
    Image: `${language}/fields/image.ts#Image`,
  },
})
