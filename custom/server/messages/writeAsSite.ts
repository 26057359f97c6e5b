// A message to a user in the name of the site, whoever of the staff writes it (domain 5.15).
import type { Work } from '../../../server/kit.ts'
import { postMessage } from './postMessage.ts'
import { siteViews } from './threads.ts'

/** Within the transaction of the work, in the thread that there is or a new one. Gives the ids of the message and of the thread it is in. */
export const writeAsSite = async (
  work: Work,
  user: string,
  staff: string,
  text: string,
): Promise<{ readonly id: string; readonly thread: string }> =>
  postMessage(work, { views: await siteViews(work, user, staff), staffAuthor: staff, text })
