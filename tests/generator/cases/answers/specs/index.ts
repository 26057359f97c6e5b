// Reads that code answers, and a piece in the bar at the top: each under a right, and named among the customs.
import { entities as library, menu as shelves } from '../../library/specs/index.ts'

export * from '../../library/specs/index.ts'

export const menu = { ...shelves, bar: { openingHours: { needs: 'readHouse' } } }

export const entities = { ...library, HouseSettings: { ...library.HouseSettings, answers: { weather: { needs: 'readHouse' }, weatherAt: { needs: 'readHouse', takes: ['text'] } } } }
