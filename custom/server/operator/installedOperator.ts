// The client manager of this installation: the stand-in, or the one that CLIENT_MANAGER_URL names (domain 23).
import type { Operator } from './Operator.ts'
import { overHttp } from './overHttp.ts'
import { standIn } from './standIn.ts'

const shipped = standIn()

export const operator = (): Operator => {
  const url = process.env['CLIENT_MANAGER_URL'] ?? ''
  return url === '' ? shipped : overHttp(url, process.env['CLIENT_MANAGER_TOKEN'])
}
