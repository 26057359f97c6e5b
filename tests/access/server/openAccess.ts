// What the tests over sockets share: the running server, the oracle, and the documents by operation.
import { bareText } from '../bareText.ts'
import { documentsOf } from '../cells.ts'
import { manifest, schema } from '../gateModel.ts'
import { loadSpecs } from '../oracle/loadSpecs.ts'
import { openOracle, type Oracle } from '../oracle/oracle.ts'
import { openServer, type AccessServer } from './openServer.ts'

export interface Access extends AccessServer {
  readonly oracle: Oracle
  readonly documents: ReadonlyMap<string, readonly string[]>
}

/** Every test file has a server of its own, so that none changes what another asks about. */
export const openAccess = async (): Promise<Access> => {
  const oracle = openOracle(await loadSpecs())
  return { ...(await openServer()), oracle, documents: documentsOf(oracle, manifest, (name) => bareText(schema, name)) }
}
