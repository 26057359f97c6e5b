// The person who logs in: every path of it exists, and so do the states that may enter; the key is what it has to be.
import { didYouMean } from '../../language/suggest.ts'
import { isComputed } from '../../language/fields/derived.ts'
import { choosesOne, neverLeaves, traitsOf } from '../../language/fields/index.ts'
import type { AddProblem, SpecPath } from '../problem.ts'
import { partsOf, under, type WrittenEntity, type WrittenField } from '../written.ts'
import { pathsOf, type Ensure } from './scope.ts'
import { entitiesIn, fieldsByPath, type At, type FieldAt } from './walk.ts'

interface Named {
  readonly key: string
  readonly field: string
  readonly path: SpecPath
}

/** What the person's fields have to be, by what travels of them; a text where nothing is said. */
const travels: Readonly<Record<string, { readonly as: string; readonly called: string }>> = {
  avatar: { as: 'Image', called: 'a picture' },
  registrationTime: { as: 'Time', called: 'a time' },
  lastLoginTime: { as: 'Time', called: 'a time' },
}

/** How what stands in the field of its own name is written, where a product says nothing of it. */
const usual: Readonly<Record<string, string>> = {
  email: "email: { kind: 'email', label: 'E-mail', required: true, unique: true }",
  password: "password: { kind: 'secret', label: 'Password', required: true, fixed: true }",
  role: "role: { kind: 'choice', label: 'Role', options: 'roles', required: true, fixed: true }",
}

const wrongKind = (key: string, spec: WrittenField): string | undefined => {
  if (key === 'password') return neverLeaves(spec) ? undefined : 'a secret'
  if (key === 'role') return choosesOne(spec) && spec.options === 'roles' ? undefined : "a choice with options: 'roles'"
  const { as, called } = travels[key] ?? { as: 'String', called: 'a text' }
  return !isComputed(spec) && traitsOf(spec).graphql(spec, '') === as ? undefined : called
}

const isUnique = ({ spec, part, full }: FieldAt): boolean =>
  spec.unique === true ||
  (part.name === '' &&
    (part.entity.unique ?? []).some(({ fields, where }) => where === undefined && fields.length === 1 && fields[0] === full))

const ensureFields = (person: At<WrittenEntity>, named: readonly Named[], add: AddProblem): void => {
  const { entity: name } = person.spec
  const [known, fields] = [pathsOf(person.spec), fieldsByPath(person)]
  for (const { key, field: at, path } of named) {
    const missing = `${name} has no field "${at}".${didYouMean(at, known)}`
    if (!known.includes(at) && key === at && key in usual)
      add({
        code: 'missing-field',
        path: [...person.path, 'fields', at],
        at: 'name',
        message: `${missing} Whoever logs in has one: add ${usual[key]}, or say in person where it stands: ${key}: '…'.`,
      })
    else if (!known.includes(at)) add({ code: 'unknown-field', path, message: missing })
    const field = fields.get(at)
    const wanted = field && wrongKind(key, field.spec)
    if (wanted !== undefined) add({ code: 'wrong-person', path, message: `The person's ${key} has to be ${wanted}; "${at}" is not.` })
    if (['email', 'role'].includes(key) && field && !field.spec.required)
      add({
        code: 'needed-optional',
        path: field.path,
        message: `Whoever has none could not log in (${key} of the person): make it required.`,
      })
    if (key === 'email' && field && wanted === undefined && !isUnique(field))
      add({
        code: 'wrong-person',
        path: field.path,
        message: `Whoever logs in is found by the person's email, so no two may have the same: say unique: true of "${at}".`,
      })
  }
}

export const ensurePerson: Ensure = ({ written, add }) => {
  const {
    entity: name,
    account,
    enters,
    refusal: _refusal,
    viewAs: _viewAs,
    exports: _exports,
    secondFactor: _secondFactor,
    ...paths
  } = written.person
  const person = written.entities[name]
  if (person) {
    const states = Object.keys(person.lifecycle?.states ?? {})
    const named = [
      ...Object.entries(paths).map(([key, field]) => ({ key, field, path: ['person', key] })),
      ...Object.entries(account).map(([key, field]) => ({ key, field, path: ['person', 'account', key] })),
    ]
    ensureFields({ spec: person, path: ['entities', name] }, named, add)
    if (states.length > 0 && enters.length === 0)
      add({ code: 'empty-list', path: ['person', 'enters'], message: 'enters is an empty list.' })
    for (const [at, state] of enters.entries())
      if (!states.includes(state))
        add({
          code: 'unknown-state',
          path: ['person', 'enters', at],
          message: `${name} has no state "${state}".${didYouMean(state, states)}`,
        })
  }
  ensureConfiguration({ written, add })
}

const ensureConfiguration: Ensure = ({ written, add }) => {
  const { entity = '', part = '' } = written.app.configuration ?? {}
  const site = written.entities[entity]
  if (site && part !== '' && !partsOf(site)[part])
    add({
      code: 'unknown-part',
      path: ['app', 'configuration', 'part'],
      message: `${entity} has no part "${part}".${didYouMean(part, Object.keys(partsOf(site)))}`,
    })
}

/** The field that is a record's key is a text that is always there. */
export const ensureKeys: Ensure = ({ written, add }) => {
  for (const entity of entitiesIn(written)) {
    const { key } = entity.spec
    const field = key === undefined || key === 'single' ? undefined : under(entity.spec.fields, key)
    if (field && (!traitsOf(field).mayBeKey || field.required !== true))
      add({ code: 'bad-key-field', path: [...entity.path, 'key'], message: `The key "${key}" has to be a required text.` })
  }
}
