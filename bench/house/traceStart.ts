// Where the time goes from opening a list's address to its first row: as the browser's network tells it, and a probe in the page.
import type { Page } from 'playwright-core'
import type { Visit } from './visit.ts'

/** Milliseconds since the document was asked for, each when it was there. */
export interface StartTrace {
  readonly document: number
  /** The last script that came before the row. */
  readonly code: number
  /** The socket, acknowledged. */
  readonly socket: number
  /** The list's question, on its way. */
  readonly asked: number
  readonly answered: number
  /** The first row whose link works, painted. */
  readonly row: number
}

export const steps = ['document', 'code', 'socket', 'asked', 'answered', 'row'] as const satisfies readonly (keyof StartTrace)[]

/** Tells when a link in a row has been painted. */
const watchRow = (): void => {
  const look = new MutationObserver(() => {
    const link = document.querySelector<HTMLElement>('tbody tr td a[href]')
    if (!link || link.getBoundingClientRect().height === 0) return
    look.disconnect()
    requestAnimationFrame(() => setTimeout(() => performance.mark('row')))
  })
  look.observe(document, { subtree: true, childList: true })
}

/** Once a page: whatever it opens from then on is traced. */
export const watchRows = async (page: Page): Promise<void> => void (await page.addInitScript(watchRow))

/** Once a page. @param question name of the list's operation */
export const traceStart = async (
  { page, session }: Pick<Visit, 'page' | 'session'>,
  address: string,
  question: string,
): Promise<StartTrace> => {
  const at: Partial<Record<keyof StartTrace, number>> = {}
  const kinds = new Map<string, string | undefined>()
  let began = 0
  let id: string | undefined
  const took = (timestamp: number): number => (timestamp - began) * 1_000
  session.on('Network.requestWillBeSent', ({ requestId, type, timestamp }) => {
    kinds.set(requestId, type)
    if (type === 'Document') began = timestamp
  })
  session.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const kind = kinds.get(requestId)
    if (kind === 'Document') at.document ??= took(timestamp)
    if (kind === 'Script' && at.answered === undefined) at.code = took(timestamp)
  })
  session.on('Network.webSocketFrameSent', ({ timestamp, response: { payloadData } }) => {
    if (at.asked !== undefined || !payloadData.includes(`"operationName":"${question}"`)) return
    at.asked = took(timestamp)
    id = (JSON.parse(payloadData) as { readonly id: string }).id
  })
  session.on('Network.webSocketFrameReceived', ({ timestamp, response: { payloadData } }) => {
    if (payloadData.includes('connection_ack')) at.socket ??= took(timestamp)
    else if (id !== undefined && payloadData.includes(id)) at.answered ??= took(timestamp)
  })
  await page.goto(address, { waitUntil: 'commit' })
  const row = await page.waitForFunction(() => performance.getEntriesByName('row')[0]?.startTime)
  at.row = Number(await row.jsonValue())
  const missing = steps.filter((step) => at[step] === undefined)
  if (missing.length > 0) throw new Error(`the start was not seen: ${missing.join(', ')}`)
  return at as StartTrace
}
