// What is kept of an asking beside its operation key, so that it is known again: fingerprints under a key of the installation, which no copy of the database holds.
import type { Call } from '../call.ts'
import { stretchSecret } from '../secrets/hashing.ts'
import { sealingOf } from '../secrets/sealed.ts'
import type { ProductModel } from '../ProductModel.ts'
import { inputFieldsOf } from './inputFields.ts'
import { plainly } from './plainly.ts'
import { isBag, type Bag } from '../isBag.ts'

export interface Intent {
  readonly key: string
  /** Of the intent alone: the same whatever version was seen. No secret has part in it. */
  readonly intent: string
}

export interface Claim extends Intent {
  /** Of everything asked for but ticks. */
  readonly digest: string
  /** Of everything, ticks too: what a refusal was the answer to. */
  readonly asked: string
}

const ordered = (value: unknown): unknown =>
  isBag(value)
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([, each]) => each !== undefined)
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([name, each]) => [name, ordered(each)]),
      )
    : Array.isArray(value)
      ? value.map(ordered)
      : value

const fingerprintOf = (product: ProductModel, value: unknown): string => sealingOf(product).fingerprint(JSON.stringify(ordered(value)))

/** Name of the change, of which a preview has the same but more. */
export const nameOf = ({ name, preview }: Call['operation']): string => (preview ? name.replace(/Preview$/, '') : name)

const forms = ['input', 'patch'] as const
const restOf = ({ key: _key, ticks: _ticks, version: _version, ...rest }: Bag): Bag => rest

const withoutSecrets = (call: Call, args: Bag): Bag => {
  const { secret } = inputFieldsOf(call)
  if (secret.size === 0) return args
  const kept = (form: Bag): Bag => Object.fromEntries(Object.entries(form).filter(([name]) => !secret.has(name)))
  return { ...args, ...Object.fromEntries(forms.flatMap((name) => (isBag(args[name]) ? [[name, kept(args[name])]] : []))) }
}

/**
 * What stands for the secrets of an asking: left out, two that differ in nothing else would be one, and a password that was typed anew after a lost
 * answer would be called stored though it is not. So it is what argon2id makes of each, with a salt of this person and key alone: to guess by it takes
 * the installation's key and as long as by the stored hash, and no two keys can be compared.
 */
const proofsOf = async (product: ProductModel, call: Call): Promise<Bag> => {
  const { secret } = inputFieldsOf(call)
  const given = forms.flatMap((form) => Object.entries(isBag(call.args[form]) ? call.args[form] : {}).filter(([name]) => secret.has(name)))
  const proofs = given.map(async ([name, value]) => {
    if (typeof value !== 'string') return [name, value === null ? null : typeof value] as const
    const salt = fingerprintOf(product, ['secret', call.caller.id, call.args['key'], name])
    return [name, await stretchSecret(value, Buffer.from(salt))] as const
  })
  return Object.fromEntries(await Promise.all(proofs))
}

export const intentOf = (product: ProductModel, call: Call): string =>
  fingerprintOf(product, ['intent', nameOf(call.operation), plainly(call, withoutSecrets(call, restOf(call.args)))])

/** Of what a custom says that an asking comes to: the same whichever way in it took. */
export const meaningOf = (product: ProductModel, by: string, values: Bag): string => fingerprintOf(product, ['means', by, values])

/** @throws Fault UNAVAILABLE where a secret is in it and too many wait for theirs */
export const claimOf = async (product: ProductModel, call: Call): Promise<Claim> => {
  const { key, ticks, version } = call.args
  const asked = [nameOf(call.operation), version ?? null, withoutSecrets(call, restOf(call.args)), await proofsOf(product, call)]
  return {
    key: String(key),
    intent: intentOf(product, call),
    digest: fingerprintOf(product, ['digest', ...asked]),
    asked: fingerprintOf(product, ['asked', ...asked, ticks ?? []]),
  }
}
