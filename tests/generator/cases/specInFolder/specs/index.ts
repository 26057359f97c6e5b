// An entity in a folder of its own, a part in another file: the generated file is called as the folder.
import { entities as others } from '../../plainBook/specs/index.ts'
import { books } from './books/index.ts'
import { withoutRights } from '../../../withoutRights.ts'

export * from '../../plainBook/specs/index.ts'

export const access = withoutRights('changeBooks')

export const entities = { ...others, Book: books }
