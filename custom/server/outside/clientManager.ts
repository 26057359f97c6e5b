// The client manager of this installation: the stand-in, or the one that CLIENT_MANAGER_URL names (domain 23).
import type { ClientManager } from '../clientManager/ClientManager.ts'
import { overHttp } from '../clientManager/overHttp.ts'
import { standIn } from '../clientManager/standIn.ts'

const shipped = standIn()

export const clientManager = (): ClientManager => {
  const url = process.env['CLIENT_MANAGER_URL'] ?? ''
  return url === '' ? shipped : overHttp({ url, token: process.env['CLIENT_MANAGER_TOKEN'] })
}
