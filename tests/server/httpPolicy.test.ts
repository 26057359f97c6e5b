// What the console's page may load and speak to, and what nothing else of this host may: word for word.
import { expect, it } from 'vitest'
import { closedPolicy, consolePolicy, filePolicy } from '../../server/http/securityHeaders.ts'

it('the console speaks to its own host, to its sockets and to where its files are, and to nothing else', () => {
  const policy = consolePolicy({ nonce: 'n1', elsewhere: ['https://files.example'], sockets: ['ws://a.example', 'wss://b.example'] })
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' 'nonce-n1'",
    "style-src 'self' 'nonce-n1'",
    "img-src 'self' https://files.example blob:",
    "media-src 'self' https://files.example blob:",
    "connect-src 'self' https://files.example ws://a.example wss://b.example",
    "worker-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify pdf',
  ])
})

it('with nothing elsewhere it is its own host alone', () => {
  expect(consolePolicy({ nonce: 'n1', elsewhere: [], sockets: [] })).toContain("connect-src 'self';")
})

it.each([closedPolicy, filePolicy])('nothing else of this host loads anything: %s', (policy) => {
  expect(policy).toMatch(/default-src 'none'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'/)
})
