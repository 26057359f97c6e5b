// What a page is to know before its script runs: language, zone and rows of whoever asks for it. Without a session, of what the browser says.
import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'
import { bestLanguage, directionOf, languagesOf } from '../../language/languages.ts'
import { densities } from '../../language/listAddress.ts'
import type { Preferences } from '../../language/preferences.ts'
import { readSessionCookie } from '../http/cookies.ts'
import type { Request } from '../http/router.ts'
import type { ProductModel } from '../ProductModel.ts'
import { isZone } from '../queries/isZone.ts'
import { digestOf } from '../session/token.ts'
import { preferencesIn } from './preferenceTable.ts'

export interface PageParts {
  readonly pool: Pool
  readonly secure: boolean
  readonly app: Pick<ProductModel['app'], 'locale' | 'languages'>
}

/** So long a page waits for the preferences: without a database it comes as to a stranger. */
const readTimeoutMs = 500

const preferencesFor = async ({ pool, secure }: PageParts, { headers }: Pick<Request, 'headers'>): Promise<Preferences> => {
  const token = readSessionCookie(headers, secure)
  if (token === undefined) return {}
  const none: Preferences = {}
  return Promise.race([preferencesIn(pool, digestOf(token)).catch(() => none), wait(readTimeoutMs, none, { ref: false })])
}

/** The tag that the page begins with. What is stored may be of another release: only what means something is written. */
export const readPage =
  (parts: PageParts) =>
  async (request: Pick<Request, 'headers'>): Promise<string> => {
    const languages = languagesOf(parts.app)
    const { language, zone, rows } = await preferencesFor(parts, request)
    const wanted = languages.find((each) => each === language) ?? bestLanguage(request.headers['accept-language'] ?? '', languages)
    const density = densities.find((each) => each === rows)
    const said = [
      `lang="${wanted}"`,
      `dir="${directionOf(wanted)}"`,
      ...(zone !== undefined && isZone(zone) ? [`data-zone="${zone}"`] : []),
      ...(density === undefined ? [] : [`data-rows="${density}"`]),
    ]
    return `<html ${said.join(' ')}>`
  }
