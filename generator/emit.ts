// The model printed: every emitter once. The contract and its documents come first, for their types are made from them meanwhile.
import { emitAccessDocument } from './emitters/accessDocument.ts'
import { emitColumns } from './emitters/columns.ts'
import { emitCustomCalls } from './emitters/customCalls.ts'
import { documentFiles } from './emitters/documentFiles.ts'
import { emitDocuments, type Group } from './emitters/documents.ts'
import { emitEntities } from './emitters/entities.ts'
import { emitForms } from './emitters/forms.ts'
import { emitLocales } from './emitters/locales.ts'
import { emitHandbook } from './emitters/handbook/handbook.ts'
import type { Emitted, Files, World } from './emitters/output.ts'
import { emitRights } from './emitters/rights.ts'
import { emitRecords } from './emitters/records.ts'
import { sdlOf } from './emitters/sdl.ts'
import { emitSelected } from './emitters/selected.ts'
import { emitStored } from './emitters/stored.ts'
import { emitAccess, emitApp, emitCustoms, emitRoutes, emitTableOfEach } from './emitters/tables.ts'
import { printCode } from './print/code.ts'

const tables = [
  emitApp,
  emitRoutes,
  emitTableOfEach,
  emitAccess,
  emitAccessDocument,
  emitRights,
  emitCustoms,
  emitEntities,
  emitForms,
  emitColumns,
  emitStored,
  emitCustomCalls,
  emitLocales,
  emitHandbook,
  emitSelected,
]

const print = (emitted: Emitted): Files =>
  Object.fromEntries(Object.entries(emitted).map(([path, file]) => [path, typeof file === 'string' ? file : printCode(path, file)]))

/** The contract and the documents that are asked. */
export const emitContract = (world: World, groups: readonly Group[]): Files => ({
  'graphql/schema.graphql': sdlOf(world),
  ...emitDocuments(groups),
})

/** All the rest. */
export const emitTables = (world: World, groups: readonly Group[]): Files =>
  Object.assign(
    {},
    print(documentFiles(world, groups)),
    print(emitRecords(world, groups)),
    ...tables.map((emitter) => print(emitter(world))),
  ) as Files
