// The page's policy names the hosts that the console asks for files, also where they are stored (npm run settings).
import { beforeAll, expect, test } from 'vitest'
import { openBench, type Bench } from './shell/bench.ts'

let bench: Bench
beforeAll(async () => (bench = await openBench()).stop)

test('the page may load files from a host that is stored, as the console asks for them there', async () => {
  await bench.sql("update site set s3_url = 'https://stored.example/bucket'")
  await expect
    .poll(async () => (await fetch(`${bench.origin}/admin/`)).headers.get('content-security-policy'))
    .toMatch(
      /img-src 'self' [^;]*https:\/\/stored\.example .*media-src 'self' [^;]*https:\/\/stored\.example .*connect-src 'self' [^;]*https:\/\/stored\.example /,
    )
  await bench.sql('update site set s3_url = null')
})
