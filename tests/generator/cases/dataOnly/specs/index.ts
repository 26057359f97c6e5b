// Records without any screen: a table, and nothing on the wire but a card.
import { entities as others } from '../../plainBook/specs/index.ts'
import { defineEntity } from '../../library/specs/vocabulary.ts'
import { withoutRights } from '../../../withoutRights.ts'

export * from '../../plainBook/specs/index.ts'

export const access = withoutRights('changeBooks')

const books = defineEntity({
  entity: 'Book',
  label: { one: 'Book', many: 'Books' },
  title: 'title',
  read: 'nobody',
  fields: { title: { kind: 'text', label: 'Title', required: true } },
})

export const menu = { side: [], groups: {} }
export const screens = { login: { path: '/login', label: 'Library desk', needs: { anyone: 'how one gets in' }, bare: true }, welcome: { path: '/', label: 'Welcome', needs: 'readBooks' } }

export const entities = { ...others, Book: books }
