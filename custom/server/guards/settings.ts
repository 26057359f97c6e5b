// Guards of the site's settings: verification of posts is turned off where it is on, and the other way round (domain 17).
import type { Guard } from '../customTypes.ts'
import { eachRecord, refuse } from './answerEach.ts'

export const verifyPostsIsOn: Guard<'verifyPostsIsOn'> = eachRecord((record) =>
  record.verifyPosts === true ? undefined : refuse('verifyPostsIsOn'),
)

export const verifyPostsIsOff: Guard<'verifyPostsIsOff'> = eachRecord((record) =>
  record.verifyPosts === true ? refuse('verifyPostsIsOff') : undefined,
)
