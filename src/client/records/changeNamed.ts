// The document of a change or of its preview.
import type { DocumentNode } from 'graphql'
import type { Records } from './loadRecords.ts'

/** Rejects where it cannot be loaded, which whoever runs it tells like a broken connection. */
export const changeNamed = async ({ entity, changes }: Records, name: string): Promise<DocumentNode> => {
  const document = (await changes())[name]
  if (!document) throw new Error(`${entity.name} has no document ${name}`)
  return document
}

/** On its way while the dialog is: what fails here is told when it runs. */
export const preloadChanges = ({ changes }: Records): void => void changes().catch(() => undefined)
