// An entity in a folder of its own, a part in another file: the generated file is called as the folder.
import { entities as library } from '../../library/specs/index.ts'
import { books } from './books/index.ts'
import { withoutRights } from '../../../withoutRights.ts'

export * from '../../library/specs/index.ts'

export const access = withoutRights('changeBooks')

export const entities = { ...library, Book: books }
