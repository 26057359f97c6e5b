// A one-time token and its digest. The token goes to the new tab only; the backend is told the digest.

export interface OneTimeToken {
  readonly token: string
  /** SHA-256, base64url. */
  readonly digest: string
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')

export const makeToken = async (): Promise<OneTimeToken> => {
  const token = base64url(crypto.getRandomValues(new Uint8Array(32)))
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return { token, digest: base64url(new Uint8Array(digest)) }
}
