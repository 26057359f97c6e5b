// How tests start a real server: as it is shipped, on any free port, without demo data; a test names what it wants otherwise.
import type { ServerOptions } from '../../server/options/readOptions.ts'

export const serverOptions = (dataDir: string, over: Partial<ServerOptions> = {}): ServerOptions => ({
  port: 0,
  host: '127.0.0.1',
  origins: ['http://127.0.0.1:0'],
  secure: false,
  dataDir,
  // What is tested of a database that is killed says so.
  fsync: false,
  demo: false,
  demoPassword: '',
  trustProxy: 0,
  ...over,
})
