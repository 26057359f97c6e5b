// Asks where to send files. As many places as files, or nothing is sent at all.
import type { ApolloClient } from '@apollo/client'
import { problemOf, outcomeOf, type Answer } from '../../client/records/outcome.ts'
import type { UploadModel } from '../../../language/model.ts'
import { inputName, pascal } from '../../../language/names.ts'
import type { Text } from '../../client/texts/useText.ts'
import { changeNamed } from '../../client/records/useRecords.ts'
import type { Records } from '../../client/records/loadRecords.ts'
import { fieldAt } from '../../client/records/fieldAt.ts'
import { newKey } from '../../client/records/sendChange.ts'
import { variablesFor } from '../../client/records/variablesFor.ts'

export interface UploadTarget {
  readonly uuid: string
  readonly urlPart: string
}

/** What the files are for: a record by its id, or what a new one is made with. */
export type Purpose = Readonly<Record<string, unknown>>

export interface UploadRequest {
  readonly client: ApolloClient
  readonly records: Records
  readonly upload: UploadModel
  readonly purpose: Purpose
  readonly count: number
  readonly text: Text
}

const wirePurpose = ({ entity }: Records, purpose: Purpose): Purpose =>
  Object.fromEntries(Object.entries(purpose).map(([name, value]) => [inputName(fieldAt(entity, name) ?? { name }), value]))

const isUploadTarget = (value: unknown): value is UploadTarget => {
  const { uuid, urlPart } = (value ?? {}) as Partial<UploadTarget>
  return typeof uuid === 'string' && uuid !== '' && typeof urlPart === 'string' && urlPart !== ''
}

/** The server gives no more at once. */
const maxTargetsAsked = 50

const askSome = async ({ client, records, upload, purpose, count, text }: UploadRequest): Promise<readonly UploadTarget[]> => {
  const mutation = await changeNamed(records, pascal(upload.operation))
  const variables = variablesFor(mutation, { ...wirePurpose(records, purpose), count, key: newKey() })
  const { data } = await client.mutate<{ answer: Answer }>({ mutation, variables, fetchPolicy: 'no-cache', context: { quiet: true } })
  const answer = data?.answer
  if (answer && answer.__typename !== 'UploadUrls') throw new Error(problemOf(outcomeOf(answer), text))
  const files: readonly unknown[] = Array.isArray(answer?.['files']) ? answer['files'] : []
  return files.filter(isUploadTarget).slice(0, count)
}

/** @throws Error in words for whoever sends */
export const askUploadTargets = async (asking: UploadRequest): Promise<readonly UploadTarget[]> => {
  const { count, text } = asking
  const targets: UploadTarget[] = []
  for (let asked = 0; asked < count; asked += maxTargetsAsked)
    targets.push(...(await askSome({ ...asking, count: Math.min(maxTargetsAsked, count - asked) })))
  if (new Set(targets.map((each) => each.uuid)).size < count) throw new Error(text('errors.uploadData'))
  return targets
}
