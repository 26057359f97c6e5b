// A guard's or an effect's no, with its reason. Expected: it is answered as Refused, and nothing is done.

/** Something one confirms by a tick before the action runs. */
export interface Tick {
  readonly name: string
  /** Locale key and what fills it; a parameter that begins with @ is itself a key. */
  readonly template: string
  readonly params: readonly string[]
}

export class Refusal extends Error {
  readonly rule: string
  readonly template: string
  readonly params: readonly string[]
  readonly ticks: readonly Tick[]

  /**
   * @param rule short name of the rule, for the audit and for tests
   * @param template locale key of the reason (guards.<name>)
   * @param params fill the template's {0}, {1}
   * @param ticks that would let it pass; empty = nothing does
   */
  constructor(rule: string, template: string, params: readonly string[] = [], ticks: readonly Tick[] = []) {
    // A page of records makes many that are only shown: where they were made is of no interest, and costly to find out.
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0
    super(rule)
    Error.stackTraceLimit = stackTraceLimit
    this.name = 'Refusal'
    this.rule = rule
    this.template = template
    this.params = params
    this.ticks = ticks
  }
}

/** A refusal that its one tick lifts; both say the text ticks.<rule>. */
export const question = (rule: string, params: readonly string[] = []): Refusal => {
  const template = `ticks.${rule}`
  return new Refusal(rule, template, params, [{ name: rule, template, params }])
}
