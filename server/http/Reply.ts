// What a request is answered with. Built by routes, written by one place that adds the headers every answer carries.

import type { Readable } from 'node:stream'
import type { Fault } from '../Fault.ts'

export interface Reply {
  readonly code: number
  /** With charset where it is text. */
  readonly contentType: string
  /** A stream comes with its Content-Length among the headers, where that is known. */
  readonly body: string | Buffer | Readable
  readonly headers?: Readonly<Record<string, string>>
}

export const json = (code: number, value: unknown, headers: Readonly<Record<string, string>> = {}): Reply => ({
  code,
  contentType: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
  headers: { 'Cache-Control': 'no-store', ...headers },
})

/** A refusal in the form that errors have on the socket, so that a console says it in its own words. */
export const refusal = (code: number, { code: why, template, params, message }: Fault, headers?: Readonly<Record<string, string>>): Reply =>
  json(code, { code: why, template, params, message }, headers)

export const plain = (code: number, says: string, headers: Readonly<Record<string, string>> = {}): Reply => ({
  code,
  contentType: 'text/plain; charset=utf-8',
  body: says,
  headers: { 'Cache-Control': 'no-store', ...headers },
})

export const nothing = (headers?: Readonly<Record<string, string>>): Reply => plain(204, '', headers)

export const moved = (to: string): Reply => plain(302, `See ${to}`, { Location: to })
