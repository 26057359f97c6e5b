// Two entities written in one file share the generated file.
import { entities as others } from '../../plainBook/specs/index.ts'
import { books, loans } from './lending.ts'
import { withoutRights } from '../../../withoutRights.ts'

export * from '../../plainBook/specs/index.ts'

export const access = withoutRights('changeBooks')

export const screens = { login: { path: '/login', label: 'Library desk', needs: { anyone: 'how one gets in' }, bare: true }, welcome: { path: '/', label: 'Welcome', needs: 'readBooks' } }
export const entities = { ...others, Book: books, Loan: loans }
