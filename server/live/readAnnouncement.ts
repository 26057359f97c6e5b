// Reads what a committed change announced on concord_change: one record (or part), or several at once.
import type { RecordChange } from './Change.ts'
import { isBag, readJson, type Bag } from '../isBag.ts'

const textIn = (from: Bag, name: string): string | undefined =>
  typeof from[name] === 'string' && from[name] !== '' ? from[name] : undefined

const toChange = (from: unknown): RecordChange | undefined => {
  if (!isBag(from)) return undefined
  const entity = textIn(from, 'entity')
  const id = textIn(from, 'id')
  if (entity === undefined || id === undefined) return undefined
  const [part, by, time, action] = [textIn(from, 'part'), textIn(from, 'by'), textIn(from, 'time'), textIn(from, 'action')]
  const { version } = from
  return {
    change: {
      kind: from['removed'] === true ? 'REMOVED' : from['attended'] === true ? 'ATTENDED' : 'SAVED',
      entity,
      id,
      ...(part !== undefined && { part }),
      ...(typeof version === 'number' && { version }),
      ...(from['created'] === true && { created: true }),
      ...(by !== undefined && { by }),
      ...(time !== undefined && { time }),
      ...(action !== undefined && { action }),
    },
    subject: textIn(from, 'subject'),
  }
}

/** @returns undefined for what is no announcement */
export const readAnnouncement = (payload: string): readonly RecordChange[] | undefined => {
  const parsed = readJson(payload)
  const read = (Array.isArray(parsed) ? parsed : [parsed]).map(toChange)
  const whole = read.filter((each) => each !== undefined)
  return whole.length === read.length ? whole : undefined
}
