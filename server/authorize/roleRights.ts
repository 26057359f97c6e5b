// Which rights each role holds at this moment: table role_right in memory, followed live, read again every 5 s in case an announcement is lost.
import type { Pool } from 'pg'
import type { Announcements } from '../live/announcements.ts'
import { log } from '../log.ts'

export interface RoleRights {
  /** The same set, object for object, until the role's rights change. */
  of(role: string): ReadonlySet<string>
  /** Hears the roles whose rights changed. */
  onChange(hear: (roles: ReadonlySet<string>) => void): void
  start(): Promise<void>
  stop(): void
}

const readIntervalMs = 5_000
const none: ReadonlySet<string> = new Set()

const sameSets = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((each) => other.has(each))

class HeldRights implements RoleRights {
  readonly #pool: Pool
  readonly #known: ReadonlySet<string>
  readonly #hear: ((roles: ReadonlySet<string>) => void)[] = []
  readonly #warned = new Set<string>()
  #held = new Map<string, ReadonlySet<string>>()
  #timer: NodeJS.Timeout | undefined
  #reading: Promise<void> = Promise.resolve()

  constructor(pool: Pool, known: ReadonlySet<string>, announcements: Announcements) {
    this.#pool = pool
    this.#known = known
    announcements.on('concord_role_right', () => this.#refresh())
    announcements.onGap(() => this.#refresh())
  }

  of(role: string): ReadonlySet<string> {
    return this.#held.get(role) ?? none
  }

  onChange(hear: (roles: ReadonlySet<string>) => void): void {
    this.#hear.push(hear)
  }

  async start(): Promise<void> {
    await this.#read()
    this.#timer = setInterval(() => this.#refresh(), readIntervalMs)
    this.#timer.unref()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  /** One reading after the other, so that an older answer never replaces a newer one. */
  #refresh(): void {
    this.#reading = this.#reading
      .then(() => this.#read())
      .catch((error: unknown) => log('warn', 'rights cannot be read', { why: String(error) }))
  }

  async #read(): Promise<void> {
    const { rows } = await this.#pool.query<{ role: string; right: string }>('select role, "right" from role_right')
    const fresh = new Map<string, Set<string>>()
    for (const { role, right } of rows) {
      if (!this.#known.has(right)) this.#warn(role, right)
      else fresh.set(role, (fresh.get(role) ?? new Set()).add(right))
    }
    const roles = new Set([...fresh.keys(), ...this.#held.keys()])
    const changed = new Set([...roles].filter((role) => !sameSets(fresh.get(role) ?? none, this.of(role))))
    this.#held = new Map([...roles].map((role) => [role, changed.has(role) ? (fresh.get(role) ?? none) : this.of(role)]))
    if (changed.size > 0) this.#hear.forEach((hear) => hear(changed))
  }

  #warn(role: string, right: string): void {
    if (this.#warned.has(`${role}/${right}`)) return
    this.#warned.add(`${role}/${right}`)
    log('warn', 'an unknown right grants nothing', { role, right })
  }
}

/** @param known every right the specs name; others are ignored with a warning */
export const roleRights = (pool: Pool, known: ReadonlySet<string>, announcements: Announcements): RoleRights =>
  new HeldRights(pool, known, announcements)
