// A one-time token and its digest. The token goes to the new tab only; the backend is told the digest.

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')

/** The digest is its SHA-256, base64url as the token is. */
export const makeToken = async () => {
  const token = base64url(crypto.getRandomValues(new Uint8Array(32)))
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return { token, digest: base64url(new Uint8Array(digest)) }
}
