// Uploads as they are meant: sizes in bytes, extensions by name, and whether a file comes with a new record, with a form, or both.
import { choosesSome, refersToOne } from '../../language/fields/index.ts'
import { bytesOf, type UploadSpec } from '../../language/fields/upload.ts'
import { fileTypes } from '../../language/fileTypes.ts'
import type { EntityModel, FieldModel, UploadModel } from '../../language/model.ts'
import { operationOf } from '../../language/names.ts'
import { pathIn } from '../../language/paths.ts'
import { partsOf, under, type WrittenEntity, type WrittenField, type WrittenPart } from '../written.ts'
import type { Context } from './context.ts'
import type { PartNames } from './entityNames.ts'
import { fieldsOf } from '../../language/partFields.ts'

export type UploadField = FieldModel & { readonly upload: UploadModel }

const takes = (field: FieldModel): field is UploadField => field.upload !== undefined

export const uploadFields = (entity: EntityModel): readonly UploadField[] => fieldsOf(entity).filter(takes)

/** What the site's list can hold at most. A name that is no list of choices allows nothing. */
const optionsOf = (context: Context, name: string): readonly string[] => {
  const { configuration } = context.written.app
  if (!configuration) return []
  const { entity, part } = configuration
  const owner = context.entity(entity)
  const field = under(part === '' ? owner.fields : under(partsOf(owner), part)?.fields, name)
  return field && choosesSome(field) && typeof field.options === 'object' ? Object.keys(field.options) : []
}

const extensionsOf = (context: Context, { types, narrowedBy }: UploadSpec): readonly string[] => {
  const known = Object.entries(fileTypes).flatMap(([name, each]) => (types.includes(each.class) ? [name] : []))
  if (narrowedBy === undefined) return known
  const options = new Set(optionsOf(context, narrowedBy))
  return known.filter((each) => options.has(each))
}

const maxOf = ({ types, max }: UploadSpec): UploadModel['max'] =>
  Object.fromEntries(
    types.flatMap((type) => {
      const bytes = bytesOf((typeof max === 'string' ? max : max[type]) ?? '')
      return bytes === undefined ? [] : [[type, bytes]]
    }),
  )

/** References that a new record cannot be without. */
const givenWith = ({ create, fields }: WrittenEntity): readonly string[] =>
  (create?.fields ?? []).filter((path) => {
    const field = under(fields, path)
    return field && refersToOne(field) && field.required === true
  })

/** What a spec says of bringing a file in; undefined for everything else. */
export const uploadOf = (field: WrittenField | undefined): UploadSpec | undefined => (field && 'upload' in field ? field.upload : undefined)

const isChanged = (field: FieldModel, spec: WrittenPart | WrittenEntity): boolean => {
  if (field.written || field.fixed) return false
  return field.update ? !('nobody' in field.update.rule) : spec.update !== undefined || spec.ownUpdate !== undefined
}

/** A file that nobody can bring in has no upload, whatever its spec says of sizes. */
export const withUpload =
  (context: Context, entity: WrittenEntity, { part, wire }: PartNames, spec: WrittenPart | WrittenEntity) =>
  (field: FieldModel): FieldModel => {
    const upload = uploadOf(under(spec.fields as Readonly<Record<string, WrittenField>>, field.name))
    const creates = (entity.create?.fields ?? []).includes(pathIn(part, field.name))
    const changes = isChanged(field, spec)
    if (!upload || (!creates && !changes)) return field
    const { types, square, pixels, verb, narrowedBy } = upload
    return {
      ...field,
      ...(narrowedBy === undefined ? {} : { narrowedBy }),
      upload: {
        operation: operationOf(wire, verb ?? 'getUploadUrls'),
        types,
        extensions: extensionsOf(context, upload),
        max: maxOf(upload),
        ...(square ? { square } : {}),
        ...(pixels === undefined ? {} : { pixels }),
        with: creates ? givenWith(entity) : [],
        creates,
        changes,
      },
    }
  }
