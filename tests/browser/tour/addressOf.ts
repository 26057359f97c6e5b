// The address of a screen with real records in it: those that most other records refer to, so that there is much to see.
import { kept } from '../../../language/kept.ts'
import { person } from '#generated/access.ts'
import { allEntities as entities } from '#generated/entities/all.ts'
import { screens } from '#generated/routes.ts'
import type { EntityModel, ScreenModel } from '../../../language/model.ts'
import type { House } from '../story/openHouse.ts'

const modelOf = (name: string | undefined): EntityModel => {
  const found = entities.find((entity) => entity.name === name)
  if (!found) throw new Error(`no entity is called ${name}`)
  return found
}
const fieldsOf = ({ parts }: EntityModel) => parts.flatMap(({ table, fields }) => fields.map((field) => ({ table, field })))
const columnOf = (entity: EntityModel, name: string | undefined): string | undefined =>
  fieldsOf(entity).find(({ field }) => field.name === name)?.field.columns[0]?.name
const keyOf = (entity: EntityModel): string => columnOf(entity, entity.keyField) ?? 'id'
const tableOf = (entity: EntityModel): string => entity.parts[0]?.table ?? ''

/** Where records of any entity refer to one of this. */
const referencesTo = (name: string) =>
  entities.flatMap(fieldsOf).flatMap(({ table, field }) => {
    const column = field.kind === 'reference' && field.entity === name ? field.columns[0]?.name : undefined
    return column === undefined ? [] : [{ table, column }]
  })

/** Whose records have the section that the screen is; empty = all. */
const rolesWith = (entity: EntityModel, screen: string): readonly string[] =>
  entity.details.flatMap(({ sections }) => sections.flatMap((each) => ('screen' in each && each.screen === screen ? (each.of ?? []) : [])))

/** Nobody of the demo has done anything to many records at once yet. */
const beginRun = async (house: House): Promise<void> => {
  await house.sql(`
    with run as (
      insert into run (actor_id, operation, entity, status, total, refused, ended, key, args, ip)
      select id, 'usersDisable', 'User', 'DONE', 1, 1, now(), gen_random_uuid(), '{}', '127.0.0.1' from users where role = 'admin' order by id limit 1
      returning id, actor_id
    ) insert into run_item (run_id, record, seen, key, outcome, says, time)
    select id, actor_id::text, 1, gen_random_uuid(), 'REFUSED', 'It was changed meanwhile', now() from run`)
}

/** The key of the record that the most sorts of other records refer to, the first one where there are none. */
const findRecord = async (house: House, entity: EntityModel, screen: string): Promise<string> => {
  const [key, gone, role] = [
    keyOf(entity),
    columnOf(entity, entity.deletedAt),
    entity.name === person.entity ? columnOf(entity, person.role) : undefined,
  ]
  const roles = rolesWith(entity, screen)
  const ofThem = roles.length > 0 && role !== undefined ? `e."${role}" in (${roles.map((each) => `'${each}'`).join(', ')})` : 'true'
  const there = `where ${gone === undefined ? 'true' : `e."${gone}" is null`} and ${ofThem}`
  const counts = referencesTo(entity.name).map(
    ({ table, column }, place) => `select "${column}"::text as key, ${place} as sort, count(*) as many from "${table}" group by 1`,
  )
  const referred = [...counts, `select null, null, 0`].join(' union all ')
  const [found] = await house.sql<{ key: string }>(
    `select e."${key}"::text as key from "${tableOf(entity)}" e left join (${referred}) r on r.key = e."${key}"::text ${there}
     group by e."${key}" order by count(r.sort) desc, coalesce(sum(r.many), 0) desc, e."${key}" limit 1`,
  )
  if (!found && tableOf(entity) === kept.runs.table) {
    await beginRun(house)
    return findRecord(house, entity, screen)
  }
  if (!found) throw new Error(`the demo has no ${entity.name}`)
  return found.key
}

const paramsOf = (path: string): readonly string[] => path.split('/').filter((part) => part.startsWith(':'))

/** Whose key stands at a parameter: the entity of the screen whose address ends with it. */
const entityAt = (param: string): EntityModel => modelOf(screens.find(({ path, entity }) => entity && path.endsWith(`/${param}`))?.entity)

const referenceValue = async (house: House, from: EntityModel, key: string, to: EntityModel): Promise<string> => {
  const column = fieldsOf(from).find(({ field }) => field.kind === 'reference' && field.entity === to.name)?.field.columns[0]?.name
  const [found] = await house.sql<{ key: string }>(
    `select "${column}"::text as key from "${tableOf(from)}" where "${keyOf(from)}"::text = $1`,
    [key],
  )
  return found?.key ?? ''
}

/** The path with its parameters filled: the last by a record, those before it by what that record refers to. */
export const addressOf = async (house: House, { name, path }: ScreenModel): Promise<string> => {
  const last = paramsOf(path).at(-1)
  if (last === undefined) return path
  const entity = entityAt(last)
  const key = await findRecord(house, entity, name)
  let filled = path.replace(last, encodeURIComponent(key))
  for (const param of paramsOf(filled))
    filled = filled.replace(param, encodeURIComponent(await referenceValue(house, entity, key, entityAt(param))))
  return filled
}
