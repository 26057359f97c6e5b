// Tables of the product for the SQL of customs.
export { derive, table } from '../../server/kit.ts'
export type { Columns } from '../../server/kit.ts'
