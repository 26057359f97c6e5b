// One open socket: whose it is, what runs on it, and how it is closed.
import type { Caller } from '../call.ts'
import type { RoleRights } from '../authorize/roleRights.ts'
import { seenAs, type ViewAs } from '../session/viewAs.ts'
import type { Closable, EndReason, LiveSession } from '../session/LiveSession.ts'

/** Close codes; 4403 is final for the console, its reason says what to do. After 1013 (unlike 1011) clients come again. */
export const closeCodes = { goingAway: 1001, tryAgain: 1013, forbidden: 4403, tooMany: 4429 } as const

export class Connection implements Closable {
  readonly ip: string
  /** From the cookie, read at the upgrade only. */
  readonly token: string | undefined
  readonly close: (code: number, reason: string) => void
  session: LiveSession | undefined
  /** Given with the session or never. */
  viewAs: ViewAs | undefined
  running = 0
  subscriptions = 0
  #caller: Caller | undefined
  /** Rights that the caller was made of: of one's own role, and of the one that is looked as. */
  #own: ReadonlySet<string> | undefined
  #shown: ReadonlySet<string> | undefined

  constructor(ip: string, token: string | undefined, close: Connection['close']) {
    this.ip = ip
    this.token = token
    this.close = close
  }

  /** Whose rights it depends on: those of one's own role, and of the one that is looked as. */
  get roles(): readonly string[] {
    return [this.session?.role, this.viewAs?.role].filter((role) => role !== undefined)
  }

  /** The person behind it with the rights of this moment; undefined for nobody. */
  caller(rights: RoleRights): Caller | undefined {
    const { session, ip, viewAs } = this
    if (!session) return undefined
    const own = rights.of(session.role)
    const shown = viewAs ? rights.of(viewAs.role) : own
    const { id, screenName, enters } = session.person
    if (this.#caller?.screenName !== screenName || own !== this.#own || shown !== this.#shown) {
      const caller = { id, role: session.role, staff: enters, rights: own, screenName, ip, sessionId: session.id, inTurn: session.inTurn }
      this.#caller = viewAs ? seenAs(caller, viewAs, shown) : caller
      this.#own = own
      this.#shown = shown
    }
    return this.#caller
  }

  /** A moment later, so that the answer to the operation that ended it still arrives. */
  closeFor(reason: EndReason): void {
    setTimeout(() => this.close(closeCodes.forbidden, reason), 50)
  }
}
