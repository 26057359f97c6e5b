// What the server asks of its database beyond plain tables and queries, read off the code: the words of PostgreSQL that another one may not have.
import { listSources, textOf } from '../architecture/listSources.ts'

/** Each is a word of docs/growth.md as it stands here, in small letters. */
const words = new RegExp(
  [
    String.raw`\bpg_[a-z_]+\b`,
    String.raw`\busing (?:gin|gist|brin|hash|spgist)\b`,
    String.raw`\b\w+_ops\b`,
    String.raw`\bfor (?:no key update|update|share|key share)\b`,
    String.raw`\b(?:skip locked|nowait|security definer|initially deferred|isolation level|on conflict|distinct on|lateral|with ordinality)\b`,
    String.raw`\bcreate (?:constraint )?trigger\b`,
    String.raw`\bcreate (?:policy|extension|unlogged|materialized)\b`,
    String.raw`\bfor each (?:row|statement)\b`,
    String.raw`\blanguage (?:plpgsql|sql)\b`,
    String.raw`\breferencing (?:new|old)\b`,
    String.raw`\b(?:savepoint|xmin|hashtextextended|as identity|jsonb|exclude using|tablesample|partition by)\b`,
    String.raw`\bcollate "\w+"`,
    String.raw`\blisten (?=\$)`,
    String.raw`\bsha256(?=\()`,
    String.raw`\b(?:plan_cache_mode|random_page_cost|(?:statement|lock|idle_in_transaction_session)_timeout|set_config|current_setting)\b`,
  ].join('|'),
  'gi',
)

const rooms = /^(?:server|custom\/(?:server|events)|generated\/migrations)\/.*\.(?:ts|sql)$/
/** Starts a PostgreSQL of its own, or writes into it before there is a server. */
const apart = /^server\/db\/embedded\//

const withoutComments = (text: string): string => text.replaceAll(/^\s*(?:\/\/|--|\*|\/\*).*$/gm, '')

/** The words, each with the files that say it. */
export const databaseWords = (): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>()
  for (const path of listSources('.ts', '.sql').filter((each) => rooms.test(each) && !apart.test(each)))
    for (const [word] of withoutComments(textOf(path)).matchAll(words)) {
      const name = word.trim().toLowerCase()
      found.set(name, (found.get(name) ?? new Set()).add(path))
    }
  return found
}
