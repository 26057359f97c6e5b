// The model printed: every emitter once. Documents come before types, since the types are made from them.
import { emitAccessDocument } from './emitters/accessDocument.ts'
import { emitDocuments, groupsOf } from './emitters/documents.ts'
import { emitEntities } from './emitters/entities.ts'
import { emitForms } from './emitters/forms.ts'
import { emitLocales } from './emitters/locales.ts'
import type { Files, World } from './emitters/output.ts'
import { emitSdl } from './emitters/sdl.ts'
import { emitSelected } from './emitters/selected.ts'
import { emitAccess, emitApp, emitCustoms, emitDatabase, emitMenu, emitOperations, emitRoutes } from './emitters/tables.ts'
import { emitTypes } from './emitters/types.ts'

const simple = [
  emitApp,
  emitRoutes,
  emitMenu,
  emitAccess,
  emitAccessDocument,
  emitOperations,
  emitCustoms,
  emitEntities,
  emitForms,
  emitDatabase,
  emitLocales,
  emitSelected,
]

export const emit = async (world: World): Promise<Files> => {
  const groups = groupsOf(world)
  const sdl = emitSdl(world)
  const made = sdl['graphql/schema.graphql'] ?? ''
  const types = await emitTypes(world, groups, made)
  const tables = simple.map((emitter) => emitter(world))
  return Object.assign({}, ...tables, sdl, emitDocuments(groups)(world), types) as Files
}
