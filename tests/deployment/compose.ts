// compose.yaml as a container engine reads it: anchors merged, variables filled in.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { house } from '../architecture/listSources.ts'

export interface Service {
  readonly image: string
  readonly environment?: Readonly<Record<string, string>>
  readonly networks?: readonly string[]
  readonly ports?: readonly { readonly host_ip?: string }[]
  readonly healthcheck?: { readonly test: readonly string[] }
  readonly read_only?: boolean
  readonly cap_drop?: readonly string[]
}

export interface Compose {
  readonly services: Readonly<Record<string, Service>>
  readonly networks: Readonly<Record<string, { readonly internal?: boolean } | null>>
}

const text = readFileSync(join(house, 'compose.yaml'), 'utf8')

/** Those that have to be given: ${NAME:?} */
export const demanded: readonly string[] = [...new Set([...text.matchAll(/\$\{(\w+):\?\}/g)].map(([, name = '']) => name))].toSorted()

const fill = (value: string, given: Readonly<Record<string, string>>): string =>
  value.replaceAll(/\$\{(\w+):([?-])([^}]*)\}/g, (_, name: string, sign: string, otherwise: string) => {
    const known = given[name] ?? ''
    if (known === '' && sign === '?') throw new Error(`${name} is demanded`)
    return known === '' ? otherwise : known
  })

/** @param given as .env has them @throws Error for one that is demanded and not given */
export const readCompose = (given: Readonly<Record<string, string>>): Compose => {
  const written: unknown = parse(text, { merge: true })
  // Variables are filled into values, never into YAML.
  const filled = JSON.stringify(written, (_, value: unknown) => (typeof value === 'string' ? fill(value, given) : value))
  return JSON.parse(filled) as Compose
}

/** The lines of a file .env. */
export const readEnv = (lines: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...lines.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]))
