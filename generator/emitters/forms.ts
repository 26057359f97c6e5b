// forms/<form>.ts: its two schemas; <form>.validate.js: its rules as code; index.ts loads them one by one.
import type { FormModel } from '../../language/model.ts'
import { StructureKind, VariableDeclarationKind, type InterfaceDeclarationStructure } from 'ts-morph'
import { keep, recall } from '../cache.ts'
import { exportConst, exportType, importTypes, type CodeFile } from '../print/code.ts'
import { codeHeader } from '../print/header.ts'
import { constant, literal, objectOf, stringLiteral, unionOf } from '../print/literal.ts'
import { inLanguage, type Emitter, type World } from './output.ts'
import { validatorCode } from './validator.ts'

const emitter = 'forms.ts'
const rulesType = 'readonly RuleModel[]'

const schemaFile = (world: World, form: FormModel): CodeFile => ({
  origin: { emitter, from: world.specOf(form.entity) },
  statements: [
    ...(form.rules ? [importTypes(['RuleModel'], inLanguage(world, 'fieldRules.ts', '../'))] : []),
    exportConst({ name: 'jsonSchema', value: constant(literal(form.jsonSchema)) }),
    exportConst({ name: 'uiSchema', value: constant(literal(form.uiSchema)) }),
    ...(form.rules ? [exportConst({ name: 'rules', type: rulesType, value: literal(form.rules) })] : []),
  ],
})

const typesFile = ({ specOf }: World, form: FormModel): CodeFile => ({
  origin: { emitter, from: specOf(form.entity) },
  statements: [
    importTypes(['Validate'], './index.ts'),
    {
      kind: StructureKind.VariableStatement,
      hasDeclareKeyword: true,
      declarationKind: VariableDeclarationKind.Const,
      declarations: [{ name: 'validate', type: 'Validate' }],
    },
    { kind: StructureKind.ExportAssignment, isExportEquals: false, expression: 'validate' },
  ],
})

const validateInterface: InterfaceDeclarationStructure = {
  kind: StructureKind.Interface,
  isExported: true,
  name: 'Validate',
  docs: ['Says whether a flat record fits; errors holds why not, until the next call.'],
  callSignatures: [{ parameters: [{ name: 'value', type: 'unknown' }], returnType: 'boolean' }],
  properties: [{ name: 'errors', hasQuestionToken: true, type: 'readonly BrokenRule[] | null' }],
}

const formInterface: InterfaceDeclarationStructure = {
  kind: StructureKind.Interface,
  isExported: true,
  name: 'Form',
  properties: [
    { isReadonly: true, name: 'jsonSchema', type: 'JsonSchema' },
    { isReadonly: true, name: 'uiSchema', type: 'JsonSchema' },
    { isReadonly: true, name: 'rules', hasQuestionToken: true, type: rulesType },
    { isReadonly: true, name: 'validate', type: 'Validate' },
  ],
}

const loaderOf = ({ name, rules }: FormModel): string => {
  const given = ['jsonSchema', 'uiSchema', ...(rules ? ['rules'] : [])].join(', ')
  return `() => Promise.all([import(${stringLiteral(`./${name}.ts`)}), import(${stringLiteral(`./${name}.validate.js`)})]).then(([{ ${given} }, { default: validate }]) => ({ ${given}, validate }))`
}

const indexFile = (world: World): CodeFile => ({
  origin: { emitter, from: `${world.specs}/` },
  statements: [
    importTypes(['RuleModel'], inLanguage(world, 'fieldRules.ts', '../')),
    importTypes(['JsonSchema'], inLanguage(world, 'fields/kind.ts', '../')),
    importTypes(['BrokenRule'], inLanguage(world, 'messages.ts', '../')),
    exportType('FormName', unionOf(world.model.forms.map(({ name }) => name))),
    exportConst({
      name: 'formLoaders',
      type: 'Readonly<Record<FormName, () => Promise<Form>>>',
      doc: 'Each form is loaded when it is first opened.',
      value: objectOf(world.model.forms.map((form) => [form.name, loaderOf(form)])),
    }),
    validateInterface,
    formInterface,
  ],
})

/** A form that did not change is not compiled again. */
const validatorFile = ({ specOf }: World, form: FormModel, path: string): string => {
  const header = codeHeader({ emitter: 'validator.ts', from: specOf(form.entity) })
  const from = `${header}${JSON.stringify(form.jsonSchema)}`
  return recall(path, from) ?? keep(path, from, `${header}${validatorCode(form)}`)
}

export const emitForms: Emitter = (world) => {
  const files: Record<string, string | CodeFile> = { 'forms/index.ts': indexFile(world) }
  for (const form of world.model.forms) {
    const validator = `forms/${form.name}.validate.js`
    files[`forms/${form.name}.ts`] = schemaFile(world, form)
    files[validator] = validatorFile(world, form, validator)
    files[`forms/${form.name}.validate.d.ts`] = typesFile(world, form)
  }
  return files
}
