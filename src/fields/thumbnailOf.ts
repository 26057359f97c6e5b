// Where a picture's small version is.
import { app } from '#generated/app.ts'
import { isFileValue, thumbnailAddress } from '../files/fileAddress.ts'

/** Undefined while there is nothing to show, so that a letter can stand in its place. */
export const thumbnailOf = (picture: unknown, addresses: Readonly<Record<string, string>> = app.addresses): string | undefined =>
  isFileValue(picture) ? thumbnailAddress(addresses, picture) : undefined
