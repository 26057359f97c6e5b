// Every read that the specs leave to code. What these files export is named nowhere else.
import type { AnswerTakes } from '#generated/customCalls.ts'
import type { Answering } from '../customTypes.ts'
import * as places from './places.ts'
import * as siteOwner from './siteOwner.ts'

export const answers = {
  ...places,
  ...siteOwner,
} satisfies { readonly [Name in keyof AnswerTakes]: Answering<Name> }
