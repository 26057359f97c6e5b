// A creator sends documents that show who they are (domain 5.16, 23): they wait for the staff from then on.
import type { FileValue } from '../../language/fields/file.ts'
import { dropFiles, type KeepFile } from '../../server/kit.ts'
import { refuse } from '../server/guards/answerEach.ts'
import { lockCreator } from '../server/people/lockCreator.ts'
import { happen, type World } from '../server/world.ts'
import { write } from '../server/store.ts'

export interface SentFile {
  /** As it was called there: passport.jpg. */
  readonly name: string
  readonly bytes: Buffer
}

export type DocumentName = 'front' | 'back' | 'selfie'

export interface Submission {
  readonly creator: string
  readonly documents: Readonly<Partial<Record<DocumentName, SentFile>>>
}

const names: readonly DocumentName[] = ['front', 'back', 'selfie']

/** Throws a Refusal where there is no such creator, they are verified already, or nothing was sent. New documents stand in for all earlier ones. */
export const submitVerification = (world: World, keep: KeepFile, { creator, documents }: Submission): Promise<void> =>
  happen(world, { name: 'submitVerification', entity: 'User', record: creator }, async (work) => {
    const user = await lockCreator(work, creator)
    if (user['verification.status'] === 'APPROVED') throw refuse('verified')
    if (names.every((name) => documents[name] === undefined)) throw refuse('noDocument')
    await dropFiles(
      work,
      names.map((name) => user[`verification.${name}`]),
    )
    const kept: Partial<Record<DocumentName, FileValue | null>> = {}
    for (const name of names) {
      const file = documents[name]
      kept[name] = file ? await keep(work, { entity: 'User', field: `verification.${name}`, ...file, actor: creator }) : null
    }
    await write(work, 'User.verification', creator, {
      ...kept,
      status: 'PENDING',
      submittedTime: work.time,
      decidedTime: null,
      decidedBy: null,
      reason: null,
    })
  })
