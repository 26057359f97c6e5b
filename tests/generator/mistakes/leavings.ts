// What is left where it does not fit, where somebody reads it who may not, or of nothing at all; and what cannot be put back.
import { kept, left, loans, members, type Mistake } from './mistake.ts'

export const leavings: readonly Mistake[] = [
  left('a key left to a text', "entity: 'Book', with: { title: { is: 'A' }, shelf: { is: 'A 1' }, about: 'id' }"),
  left('a text left to an amount', "entity: 'Book', with: { title: { is: 'A' }, shelf: { is: 'A 1' }, price: 'condition' }"),
  left(
    'a text that is too long for what is left',
    "entity: 'Book', with: { title: { is: 'A' }, shelf: 'condition' }, given: 'condition', discloses: 'how it came back'",
  ),
  left(
    'what may be empty left to what is required',
    "entity: 'Book', with: { title: 'condition', shelf: { is: 'A 1' } }, discloses: 'how it came back'",
  ),
  left('a state left to other states', "entity: 'Book', with: { title: { is: 'A' }, shelf: { is: 'A 1' }, kinds: 'status' }"),
  left(
    'a value that the field does not have',
    "entity: 'Book', with: { title: { is: 'A' }, shelf: { is: 'A 1' }, lendable: { is: 'yes' } }",
  ),
  left('a required field that nothing fills', "entity: 'Book', with: { title: { is: 'A' } }"),
  left('what its readers may not read', "entity: 'Book', with: { title: { says: 'Back: {condition}' }, shelf: { is: 'A 1' } }"),
  members(
    'a secret left to others',
    "        confirms: { says: 'Block {name}?'",
    "        leaves: { trace: { entity: 'Book', with: { title: { is: 'A' }, shelf: { is: 'A 1' }, about: 'secrets.password' } } },\n        confirms: { says: 'Block {name}?'",
  ),
  members(
    'what is personal left to what is not',
    "        confirms: { says: 'Block {name}?'",
    "        leaves: { trace: { entity: 'Book', with: { title: { is: 'A' }, shelf: { is: 'A 1' }, about: 'email' }, discloses: 'the address' } },\n        confirms: { says: 'Block {name}?'",
  ),
  kept(
    'two forms to put back',
    "one: { entity: 'Book', before: true, with: { was: 'id', title: 'title', shelf: 'shelf' } }, other: { entity: 'Book', before: true, with: { was: 'id', title: 'title', shelf: 'shelf' } }",
    'changeBooks',
  ),
  kept(
    'put back by whoever may not change it',
    "one: { entity: 'Book', before: true, with: { was: 'id', title: 'title', shelf: 'shelf' } }",
    'readBooks',
  ),
  left('what they may read all the same', "entity: 'Book', with: { title: { is: 'A' }, shelf: { is: 'A 1' } }, discloses: 'who has it'"),
  left('so many of nothing', "entity: 'Book', with: { title: { is: 'A' }, shelf: { is: 'A 1' } }, keep: 3"),
  left('a stamp of another kind', "entity: 'Book', with: { title: { is: 'A' }, shelf: { is: 'A 1' } }, sets: { about: 'now' }"),
  left('the only one of its kind', "entity: 'HouseSettings', with: {}"),
  loans(
    'what was there before there was anything',
    "fields: ['member', 'book'], guards",
    "fields: ['member', 'book'], leaves: { was: { entity: 'Book', with: { title: { is: 'A' }, shelf: { is: 'A 1' } }, before: true } }, guards",
  ),
  loans(
    'what nobody left, put back',
    "kind: 'custom', on: 'record', label: 'Extend', by: 'extendLoan'",
    "kind: 'restore', into: 'book', label: 'Extend'",
  ),
]
