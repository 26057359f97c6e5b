// The library that draws documents, with its worker under our own policy: nothing but our own script may become one.
import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist'
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

/** While one document is let go, the library gives no other. */
let closing: Promise<unknown> = Promise.resolve()

const close = (task: PDFDocumentLoadingTask): void => {
  closing = Promise.allSettled([closing, task.destroy()])
}

const allClosed = async (): Promise<void> => {
  const now = closing
  await now
  if (now !== closing) await allClosed()
}

export interface PdfPlace {
  readonly address: string
  /** One that holds; undefined where the file is gone. */
  readonly renew: () => Promise<string | undefined>
}

const ask = async (address: string, signal: AbortSignal): Promise<Response> => {
  const answer = await fetch(address, { signal, credentials: 'omit' })
  if (!answer.ok) throw new Error(`the file's address answered ${answer.status}`)
  return answer
}

/** The address may have run out while the library came: it is renewed once. */
const bring = async ({ address, renew }: PdfPlace, signal: AbortSignal): Promise<Response> => {
  try {
    return await ask(address, signal)
  } catch (failure) {
    const renewed = signal.aborted ? undefined : await renew()
    if (renewed === undefined) throw failure
    return ask(renewed, signal)
  }
}

/** @param signal lets it go, read or not @throws where no address of it holds, or what it gives is no document */
export const loadPdf = async (place: PdfPlace, signal: AbortSignal): Promise<PDFDocumentProxy> => {
  const answer = await bring(place, signal)
  worker ??= startWorker()
  GlobalWorkerOptions.workerPort = worker
  const data = new Uint8Array(await answer.arrayBuffer())
  await allClosed()
  signal.throwIfAborted()
  const task = getDocument({ data, isEvalSupported: false, useWasm: false, enableXfa: false })
  signal.addEventListener('abort', () => close(task))
  return task.promise
}
