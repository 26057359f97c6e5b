// The library that draws documents, with its worker under our own policy: nothing but our own script may become one.
import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PDFDocumentProxy } from 'pdfjs-dist'
// eslint-disable-next-line import/default -- the address of the worker's own file, which the build gives
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'

interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => {
    readonly createScriptURL: (address: string) => unknown
  }
}

const refuse = (address: string): string => {
  if (address !== workerAddress) throw new TypeError('this is no worker of ours')
  return address
}

let worker: Worker | undefined
const startWorker = (): Worker => {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes }
  const trusted = trustedTypes
    ? trustedTypes.createPolicy('pdf', { createScriptURL: refuse }).createScriptURL(workerAddress)
    : workerAddress
  return new Worker(trusted as string, { type: 'module' })
}

/** @throws where the address has run out, or what it gives is no document */
export const loadPdf = async (address: string, signal: AbortSignal): Promise<PDFDocumentProxy> => {
  const answer = await fetch(address, { signal, credentials: 'omit' })
  if (!answer.ok) throw new Error(`the file's address answered ${answer.status}`)
  worker ??= startWorker()
  GlobalWorkerOptions.workerPort = worker
  const data = new Uint8Array(await answer.arrayBuffer())
  return getDocument({ data, isEvalSupported: false, useWasm: false, enableXfa: false }).promise
}
