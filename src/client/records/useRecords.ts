// The table and documents of an entity: those it is read with, for a component; and those of its changes, when one is made.
import { use } from 'react'
import { loadRecords, type Records } from './loadRecords.ts'
import type { DocumentNode } from 'graphql'

export const useRecords = (name: string): Records => use(loadRecords(name))

/**
 * The document of a change or of its preview.
 * Rejects where it cannot be loaded, which whoever runs it tells like a broken connection.
 */
export const changeNamed = async ({ entity, changes }: Records, name: string): Promise<DocumentNode> => {
  const document = (await changes())[name]
  if (!document) throw new Error(`${entity.name} has no document ${name}`)
  return document
}

/** On its way while the dialog is: what fails here is told when it runs. */
export const preloadChanges = ({ changes }: Records): void => void changes().catch(() => undefined)
