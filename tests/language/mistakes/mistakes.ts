// Typical slips of whoever writes a spec, each planted alone into the library: what stood there, and what was typed instead.

export interface Mistake {
  readonly name: string
  readonly right: string
  readonly wrong: string
}

const slip = (name: string, right: string, wrong: string): Mistake => ({ name, right, wrong })

const counted = (name: string, computes: string): Mistake =>
  slip(name, "as: 'flag', by: 'isLate'", `as: 'integer', computes: { ${computes} }`)

/** The compiler tells of these while one types. */
export const compiled: readonly Mistake[] = [
  slip('right misspelt in read', "read: 'getAnyFine',", "read: 'getAnyFnie',"),
  slip('right misspelt in update', "update: 'updateAnyFine',", "update: 'updateAnyFines',"),
  slip('right misspelt in ownRead', "ownRead: 'getMyPerson'", "ownRead: 'getMyPersn'"),
  slip('right misspelt in a field', "update: 'nobody'", "update: 'nobdy'"),
  slip('right misspelt within allOf', "{ allOf: ['getAnyPerson', 'getAnyBook'] }", "{ allOf: ['getAnyPerson', 'getAnyBok'] }"),
  slip('right misspelt within anyOf', "anyOf: ['getAnyBook', 'getAnyFine']", "anyOf: ['getAnyBooks', 'getAnyFine']"),
  slip(
    'right misspelt in a transition',
    "needs: 'updateAnyFine', undo: { by: 'forgive' }",
    "needs: 'updateAnyFin', undo: { by: 'forgive' }",
  ),
  slip('right misspelt in an action', "label: 'Remind', needs: 'getAnyFine'", "label: 'Remind', needs: 'getAnyfine'"),
  slip('right misspelt in create', "needs: 'updateAnyPerson', fields:", "needs: 'updateAnyPersons', fields:"),
  slip('right misspelt in reveal', "reveal: 'getAnyFine'", "reveal: 'getAnyFin'"),
  slip(
    'right misspelt in a named requirement',
    "keepsBooks: { allOf: ['getAnyBook', 'updateAnyBook'] }",
    "keepsBooks: { allOf: ['getAnyBook', 'updateBook'] }",
  ),
  slip('named requirement misspelt', "needs: 'keepsBooks', when", "needs: 'keepBooks', when"),
  slip('empty list of rights', "{ allOf: ['getAnyPerson', 'getAnyBook'] }", '{ allOf: [] }'),
  slip('open door without its reason', "needs: { anyStaff: 'the first thing one sees' }", 'needs: { anyStaff: true }'),
  slip('read forgotten in a part', "      read: 'getAnyFine',\n", ''),
  slip('read forgotten in an entity', "  read: { allOf: ['getAnyPerson', 'getAnyBook'] },\n", ''),

  slip('role misspelt in a group', "readers: ['reader'] }", "readers: ['raeder'] }"),
  slip('role misspelt in an area', "holds: ['librarian'] }", "holds: ['libarian'] }"),
  slip('group misspelt in a part', "of: 'readers',\n      fields", "of: 'reader',\n      fields"),
  slip('group misspelt in a section', "of: ['everybody']", "of: ['everyone']"),
  slip('group misspelt in a field', "entity: 'Book', of: 'readers'", "entity: 'Book', of: 'raeders'"),
  slip('entity misspelt', "entity: 'Loan',\n  label", "entity: 'Lown',\n  label"),
  slip(
    'entity misspelt in a reference',
    "kind: 'reference', label: 'Person', entity: 'Person'",
    "kind: 'reference', label: 'Person', entity: 'Persn'",
  ),
  slip('entity misspelt in a related section', "entity: 'Loan', by: 'person'", "entity: 'Loans', by: 'person'"),
  slip('entity misspelt in the menu', "to: { own: 'Person' }", "to: { own: 'People' }"),
  slip('flag misspelt', "when: 'fines',\n    columns", "when: 'fine',\n    columns"),
  slip('flag forgotten', 'flags: { fines: true, reminders: false }', 'flags: { fines: true }'),

  slip('column that is no field', "columns: ['number', 'person', 'days']", "columns: ['number', 'persn', 'days']"),
  slip('column of a part that is no field', "'fine.due'],\n    filters", "'fine.dew'],\n    filters"),
  slip('column of an unknown part', "'fine.due'],\n    filters", "'fines.due'],\n    filters"),
  slip('under that is no field', "under: ['email'], marks: ['fine.status'] }", "under: ['emial'], marks: ['fine.status'] }"),
  slip('mark that is no field', "under: ['email'], marks: ['fine.status'] }", "under: ['email'], marks: ['fines.status'] }"),
  slip('filter that is no field', "filters: ['role', 'status']", "filters: ['role', 'state']"),
  slip('search in no field', "search: ['name', 'email']", "search: ['names', 'email']"),
  slip('sort by no field', "by: 'name', first: 'lowest'", "by: 'nmae', first: 'lowest'"),
  slip('order misspelt', "by: 'name', first: 'lowest'", "by: 'name', first: 'smallest'"),
  slip('view over an unknown state', "states: ['CLOSED'] }", "states: ['SHUT'] }"),
  slip('view over no field', "where: { field: 'fine.status'", "where: { field: 'fine.state'"),
  slip('title that is no field', "title: 'number'", "title: 'numbr'"),
  slip('picture that is no field', "card: { picture: 'picture'", "card: { picture: 'pictur'"),
  slip('own that is no field', "own: 'id'", "own: 'person'"),
  slip('key that is no field', "key: 'number'", "key: 'nr'"),
  slip('unique over no field', "unique: [{ fields: ['number', 'person']", "unique: [{ fields: ['number', 'persons']"),
  slip('rule that compares with no field', "lte: ['days', 'number']", "lte: ['days', 'numbers']"),
  slip('rule that depends on no field', "when: { person: { not: 'empty' }", "when: { persons: { not: 'empty' }"),
  slip('rule that is said at no field', "at: 'days'", "at: 'day'"),
  slip('rule that compares three', "lte: ['days', 'number']", "lte: ['days', 'number', 'person']"),
  slip('comparison misspelt', "must: { lte: ['days'", "must: { leq: ['days'"),
  slip('property of a rule misspelt', "says: 'Lent too long'", "say: 'Lent too long'"),
  slip('rule that demands nothing', " must: { lte: ['days', 'number'] },", ''),
  slip('create with no field', "fields: ['name', 'email', 'fine.remark']", "fields: ['name', 'email', 'fine.remrak']"),
  slip('section over an unknown part', "of: ['readers'], part: 'fine'", "of: ['readers'], part: 'fines'"),
  slip('fact that is no field', "fields: ['born', 'fine.due']", "fields: ['birth', 'fine.due']"),
  slip('stats over no field', "getStats: { by: 'role'", "getStats: { by: 'rol'"),
  slip(
    'action that is not there, in a list',
    "actions: ['close', 'fine.forgive', 'remind', 'update']",
    "actions: ['close', 'fine.forgiv', 'remind', 'update']",
  ),
  slip('action that is not there, on a detail', "actions: ['close', 'reopen']", "actions: ['close', 'open']"),
  slip('action of another part', "actions: ['fine.fine']", "actions: ['fine.close']"),

  slip('state misspelt in starts', "starts: 'NONE'", "starts: 'NON'"),
  slip('state misspelt in from', "from: ['DUE']", "from: ['DEU']"),
  slip('state misspelt in to', "from: ['CLOSED'], to: 'OPEN'", "from: ['CLOSED'], to: 'OPENED'"),
  slip('from without a state', "from: ['DUE']", 'from: []'),
  slip('waiting for an unknown state', "waiting: ['OUT']", "waiting: ['LENT']"),
  slip('tone misspelt', "tone: 'bad'", "tone: 'baad'"),
  slip('inverse misspelt', "undo: { by: 'forgive' }", "undo: { by: 'forgiv' }"),
  slip('inverse forgotten', ", undo: { never: 'lend it anew' }", ''),
  slip('window without its unit', "within: '30 days'", "within: '30'"),
  slip('stamp into no field', "sets: { born: 'empty' }", "sets: { borne: 'empty' }"),
  slip('stamp of an unknown sort', "sets: { born: 'empty' }", "sets: { born: 'today' }"),

  slip('kind of field misspelt', "{ kind: 'date', label: 'Born', class: 'personal' }", "{ kind: 'day', label: 'Born', class: 'personal' }"),
  slip('kind of section misspelt', "kind: 'related'", "kind: 'relation'"),
  slip('label forgotten', "{ kind: 'integer', label: 'Days', min", "{ kind: 'integer', min"),
  slip('label misspelt', "kind: 'longText', label: 'Remark'", "kind: 'longText', lable: 'Remark'"),
  slip('option of another kind', "kind: 'email', label: 'E-mail'", "kind: 'email', unit: 'km', label: 'E-mail'"),
  slip('option misspelt', "currency: 'EUR', written", "curency: 'EUR', written"),
  slip('option with a wrong value', 'min: 1, max: 90', "min: '1', max: 90"),
  slip('class misspelt', "class: 'personal' }", "class: 'private' }"),
  slip('shape of a derived value misspelt', "as: 'flag'", "as: 'boolean'"),
  counted('kind of computation misspelt', "kind: 'counts', of: 'Loan', whose: { person: 'person' }"),
  counted('entity that is counted misspelt', "kind: 'count', of: 'Lone', whose: { person: 'person' }"),
  counted('property of a computation misspelt', "kind: 'count', of: 'Loan', whos: { person: 'person' }"),
  counted('computation without its entity', "kind: 'count', whose: { person: 'person' }"),
  slip('reference without its entity', "kind: 'reference', label: 'Person', entity: 'Person'", "kind: 'reference', label: 'Person'"),
  slip('property of an entity misspelt', "  search: ['name'", "  serach: ['name'"),
  slip('property of a transition misspelt', "guards: ['nothingLent']", "guard: ['nothingLent']"),
  slip('property of a part misspelt', "      of: 'readers',\n", "      off: 'readers',\n"),
  slip('place of a custom action misspelt', "on: 'record'", "on: 'row'"),
  slip('colour of the theme forgotten', ", warning: '#555555'", ''),
  slip('command misspelt', "command: 'logout'", "command: 'logOut'"),
]

/** Only the generator can tell of these (its ensure… checks do, with file, line and a suggestion). */
export const left: readonly Mistake[] = [
  slip('password of the person forgotten, which stands elsewhere', "  password: 'login.password',\n", ''),
  slip('reference over there that is not there', "entity: 'Loan', by: 'person'", "entity: 'Loan', by: 'persn'"),
  slip('column twice', "columns: ['number', 'person', 'days']", "columns: ['number', 'number', 'days']"),
  slip('{field} of no field within a text', "says: 'Close {name}?'", "says: 'Close {nmae}?'"),
  counted('computed of no field', "kind: 'count', of: 'Loan', whose: { persn: 'person' }"),
  slip('custom that nobody wrote', "by: 'isLate'", "by: 'isLaet'"),
  slip('right of the client site asked of staff', "needs: 'getAnyFine', of: 'readers'", "needs: 'getMyFine', of: 'readers'"),
  slip('right of an area twice', "any: ['getAnyFine', 'updateAnyFine']", "any: ['getAnyFine', 'getAnyFine', 'updateAnyFine']"),
  slip('own right without own', "  own: 'id',\n", ''),
  slip('path of the person that is not there', "email: 'email',\n  password", "email: 'mail',\n  password"),
  slip('value that is no state in where', "is: ['DUE']", "is: ['DEU']"),
]
