// Every read that the specs leave to code. What these files export is named nowhere else.
import type { Named } from '../customTypes.ts'
import * as places from './places.ts'
import * as siteOwner from './siteOwner.ts'

export const answers = {
  ...places,
  ...siteOwner,
} satisfies Named['answers']
