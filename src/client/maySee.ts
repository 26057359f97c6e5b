// Whether a screen is there for this viewer.
import { screenKind } from '../../language/screens/index.ts'
import { decide } from '../../language/access.ts'
import type { ScreenModel } from '../../language/model.ts'
import type { ConsoleViewer } from './viewerOf.ts'
import { person } from '#generated/access.ts'

/** The person a screen is about, as far as its address says: the record's id, where the record is a person. */
export const addressedPerson = (screen: ScreenModel, params: Readonly<Record<string, string | undefined>>): string | undefined => {
  if (screen.entity !== person.entity) return undefined
  const [, name] = /:(\w+)/.exec(screen.path) ?? []
  return name === undefined ? undefined : params[name]
}

/** A list is one's own where the server narrows it to that. */
export const maySee = (viewer: ConsoleViewer, screen: ScreenModel, subject?: string): boolean =>
  decide(viewer, screen.guard, screenKind(screen).shows === 'records' ? viewer.id : subject).allowed
