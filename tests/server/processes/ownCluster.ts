// A PostgreSQL that the server did not start itself: another cluster, with roles and a database of its own names.
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clusterPaths } from '../../../server/db/embedded/clusterPaths.ts'
import { readPasswords } from '../../../server/db/embedded/readPasswords.ts'
import { startEmbedded } from '../../../server/db/embedded/startEmbedded.ts'
import { ask } from '../embedded/workbench.ts'

export type Environment = Readonly<Record<string, string>>

export interface OwnCluster {
  /** DATABASE_URL and DATABASE_OWNER_URL. */
  readonly url: string
  readonly ownerUrl: string
  /** As the one who runs the cluster. */
  readonly asSuperuser: (text: string) => Promise<readonly Record<string, unknown>[]>
  /** Another database with all that stands in the owner's by now; nobody may be connected to that. Gives its owner's address. */
  readonly copy: (name: string) => Promise<string>
  readonly stop: () => Promise<void>
}

/** Plain roles, as somebody would make them by hand: neither knows of the other. @param env of its processes, besides what they always have */
export const openOwnCluster = async (env: Environment = {}): Promise<OwnCluster> => {
  const dataDir = realpathSync(mkdtempSync(join(tmpdir(), 'cluster-')))
  const cluster = await startEmbedded({ dataDir, address: 'http://localhost:1/', fsync: false, env })
  const { superuser } = await readPasswords(clusterPaths(dataDir).passwords)
  const as = (user: string, password: string, database: string): string => {
    const url = new URL(cluster.ownerUrl)
    Object.assign(url, { username: user, password, pathname: `/${database}` })
    return url.href
  }
  const root = as('postgres', superuser, 'postgres')
  await ask(root, "create role house_owner login password 'owner-of-the-house'")
  await ask(root, "create role house_app login password 'works-in-the-house'")
  await ask(root, 'create database house owner house_owner')
  const copy = async (name: string): Promise<string> => {
    await ask(root, `create database ${name} template house owner house_owner`)
    return as('house_owner', 'owner-of-the-house', name)
  }
  return {
    url: as('house_app', 'works-in-the-house', 'house'),
    ownerUrl: as('house_owner', 'owner-of-the-house', 'house'),
    asSuperuser: (text) => ask(as('postgres', superuser, 'house'), text),
    copy,
    stop: async () => {
      await cluster.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
