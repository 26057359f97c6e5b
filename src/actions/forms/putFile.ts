// Sends one file to its place, telling how far it is. The browser's older request is the one that knows.
import type { Text } from '../../client/texts/useText.ts'
import { serverText, type ServerText } from '../../client/records/serverText.ts'
import './uploadTexts.ts'

export interface Putting {
  readonly address: string
  readonly body: Blob
  readonly name?: string
  /** 0 to 1. */
  readonly onProgress?: (part: number) => void
  readonly signal: AbortSignal
  readonly text: Text
}

const isTold = (value: unknown): value is ServerText =>
  typeof value === 'object' && value !== null && 'template' in value && 'params' in value && 'message' in value

const problemIn = (said: string, text: Text): string => {
  try {
    const told: unknown = JSON.parse(said)
    return isTold(told) ? serverText(told, text) : text('errors.request')
  } catch {
    return text('errors.request')
  }
}

/** @throws Error in words for whoever sends */
export const putFile = ({ address, body, name, onProgress, signal, text }: Putting): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const stop = (): void => request.abort()
    const end = (problem?: string): void => {
      signal.removeEventListener('abort', stop)
      if (problem === undefined) resolve()
      else reject(new Error(problem))
    }
    request.open('PUT', address)
    if (name !== undefined) request.setRequestHeader('X-File-Name', encodeURIComponent(name))
    request.upload.addEventListener('progress', ({ loaded, total }) => total > 0 && onProgress?.(loaded / total))
    request.addEventListener('load', () => end(request.status === 201 ? undefined : problemIn(request.responseText, text)))
    request.addEventListener('error', () => end(text('uploads.broken')))
    request.addEventListener('abort', () => end(text('uploads.stopped')))
    signal.addEventListener('abort', stop)
    if (signal.aborted) end(text('uploads.stopped'))
    else request.send(body)
  })
