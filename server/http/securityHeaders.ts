// Headers that every answer carries, and the policy of what a document may load.

export interface Policy {
  /** Changes with every answer. */
  readonly nonce: string
  /** Origins of files, of the API and of the socket, where they are not this host. */
  readonly elsewhere: readonly string[]
  /** ws:// or wss:// of this host: older browsers do not read 'self' so. */
  readonly sockets: readonly string[]
}

const yearSeconds = 31_536_000

/** For everything that is no document: nothing may be loaded by it. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action 'none'"
/** For files people brought: not even opened directly do they run. Nothing frames them: the console draws them itself. */
export const filePolicy = "sandbox; default-src 'none'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'"

export const consolePolicy = ({ nonce, elsewhere, sockets }: Policy): string => {
  const files = ["'self'", ...elsewhere].join(' ')
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src ${files} blob:`,
    `media-src ${files} blob:`,
    `connect-src ${[files, ...sockets].join(' ')}`,
    "worker-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify pdf',
  ].join('; ')
}

/** @param secure TLS stands in front */
export const securityHeaders = (secure: boolean): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': closedPolicy,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  ...(secure && { 'Strict-Transport-Security': `max-age=${yearSeconds}; includeSubDomains` }),
})
