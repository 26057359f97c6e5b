// What a client of the socket asks by, as bytes: for those who go on with frames of their own.

/** @param headers beside those of the upgrade itself */
export const rawUpgrade = (headers: Readonly<Record<string, string>>): string => {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `GET /graphql HTTP/1.1\r\n${lines.join('')}Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: graphql-transport-ws\r\n\r\n`
}
