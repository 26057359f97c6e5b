// What may be uploaded: each sort of file has a size at most, and a picture is made of images alone.
import { traitsOf } from '../../language/fields/index.ts'
import type { FileClass } from '../../language/fileTypes.ts'
import type { AddProblem, SpecPath } from '../problem.ts'
import { uploadOf } from '../resolve/upload.ts'
import type { Ensure } from './scope.ts'
import { entitiesIn, fieldsIn, partsIn } from './walk.ts'

const ensureSizes = (types: readonly FileClass[], max: object, path: SpecPath, add: AddProblem): void => {
  const sized = Object.keys(max)
  for (const type of types)
    if (!sized.includes(type))
      add({
        code: 'missing-size',
        path,
        message: `Nothing says how large a file of type ${type} may be: write one size for all, or one for each of types.`,
      })
  for (const type of sized)
    if (!(types as readonly string[]).includes(type))
      add({
        code: 'unknown-value',
        path: [...path, type],
        at: 'name',
        message: `"${type}" is none of its types: take it out, or add it there.`,
      })
}

export const ensureUploads: Ensure = ({ written, add }) => {
  for (const { spec, path: home } of entitiesIn(written).flatMap(partsIn).flatMap(fieldsIn)) {
    const upload = uploadOf(spec)
    if (!upload) continue
    const path = [...home, 'upload']
    if (typeof upload.max === 'object') ensureSizes(upload.types, upload.max, [...path, 'max'], add)
    const others = upload.types.filter((type) => type !== 'image')
    if (traitsOf(spec).pictures && others.length > 0)
      add({
        code: 'no-picture',
        path: [...path, 'types'],
        message: `A picture cannot be made of a file of type ${others.join(', ')}: write types: ['image'], or kind: 'file'.`,
      })
    for (const way of ['square', 'pixels'] as const)
      if (upload[way] !== undefined && !upload.types.includes('image'))
        add({
          code: 'no-picture',
          path: [...path, way],
          at: 'name',
          message: `Only images have a size in pixels, and none is among its types: take ${way} out.`,
        })
  }
}
