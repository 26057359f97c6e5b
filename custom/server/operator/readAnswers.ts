// What the client manager answers, looked at before it is believed. A form that is not understood counts as no answer.
import { Fault } from '../../../server/kit.ts'
import type { ClientDetails, DnsRecord, DomainMigration, MigrationState, Plan } from '../../wire/siteOwner.ts'

type Bag = Readonly<Record<string, unknown>>

const plans: readonly Plan[] = ['STARTER', 'PROFESSIONAL', 'ENTERPRISE']
const states: readonly MigrationState[] = ['NONE', 'PENDING', 'IN_PROGRESS', 'DONE', 'FAILED']

const strange = (what: string): Fault => new Fault('UNAVAILABLE', `The client manager answers strangely: ${what}`, 'guards.operatorSilent')

const bagOf = (value: unknown): Bag => (typeof value === 'object' && value !== null ? (value as Bag) : {})
const textIn = (bag: Bag, name: string): string => {
  const value = bag[name]
  if (typeof value === 'string' && value.length <= 1_000) return value
  throw strange(name)
}
const textOrNull = (bag: Bag, name: string): string | null => (bag[name] === undefined || bag[name] === null ? null : textIn(bag, name))
const oneOf = <T extends string>(all: readonly T[], bag: Bag, name: string): T => {
  const found = all.find((each) => each === bag[name])
  if (found === undefined) throw strange(name)
  return found
}
const listIn = (bag: Bag, name: string): readonly unknown[] => {
  const value = bag[name]
  return Array.isArray(value) ? (value as readonly unknown[]) : []
}
const namesIn = (bag: Bag, name: string): readonly string[] => listIn(bag, name).filter((each) => typeof each === 'string')

/** @throws Fault UNAVAILABLE */
export const readDetails = (answer: unknown): ClientDetails => {
  const bag = bagOf(answer)
  return {
    subscriptionPlan: oneOf(plans, bag, 'subscriptionPlan'),
    name: textIn(bag, 'name'),
    id: textIn(bag, 'id'),
    email: textIn(bag, 'email'),
    domains: namesIn(bag, 'domains'),
  }
}

const readRecord = (value: unknown): DnsRecord => {
  const bag = bagOf(value)
  return { kind: textIn(bag, 'kind'), name: textIn(bag, 'name'), value: textIn(bag, 'value') }
}

/** @throws Fault UNAVAILABLE */
export const readMigration = (answer: unknown): DomainMigration => {
  const bag = bagOf(answer)
  return {
    state: oneOf(states, bag, 'state'),
    domains: namesIn(bag, 'domains'),
    started: textOrNull(bag, 'started'),
    finished: textOrNull(bag, 'finished'),
    message: textOrNull(bag, 'message'),
    records: listIn(bag, 'records').map(readRecord),
  }
}
