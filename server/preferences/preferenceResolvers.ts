// One's own preferences, of no entity: nobody reads or changes another person's.
import type { Pool } from 'pg'
import { languagesOf } from '../../language/languages.ts'
import { densities } from '../../language/listAddress.ts'
import { quietValue, type PreferenceName } from '../../language/preferences.ts'
import { throwBusy } from '../db/busy.ts'
import { Fault } from '../Fault.ts'
import type { ProductModel } from '../ProductModel.ts'
import { isZone } from '../queries/isZone.ts'
import { forStaff, known, type SessionResolver } from '../session/SessionResolver.ts'
import { readNews, saveNewsSeen } from './newsTable.ts'
import { storePreference } from './preferenceTable.ts'

export interface PreferenceParts {
  readonly pool: Pool
  readonly product: Pick<ProductModel, 'app'>
}

type Takes = (value: string, app: ProductModel['app']) => boolean

const takes: Readonly<Record<PreferenceName, Takes>> = {
  language: (value, app) => languagesOf(app).includes(value),
  zone: (value) => isZone(value),
  rows: (value) => densities.some((density) => density === value),
  quiet: (value) => value === quietValue,
}

export const preferenceResolvers = ({ pool, product }: PreferenceParts): Readonly<Record<string, SessionResolver>> => ({
  preferenceSet: forStaff(async (args, call) => {
    // An enum of the contract.
    const name = args['name'] as PreferenceName
    const { value } = args
    if (typeof value === 'string' && !takes[name](value, product.app)) throw new Fault('BAD_REQUEST', `Not what is expected: ${name}`)
    await storePreference(pool, known(call).id, name, typeof value === 'string' ? value : null).catch(throwBusy)
    return true
  }),
  getMyNews: forStaff(async (_args, call) => readNews(pool, known(call).id).catch(throwBusy)),
  newsSeen: forStaff(async ({ until }, call) => {
    await saveNewsSeen(pool, known(call).id, String(until)).catch(throwBusy)
    return true
  }),
})
