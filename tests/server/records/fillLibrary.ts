// Members, genres and a book, made as staff would make them.
import type { Bag, Workbench } from './workbench.ts'

export const errorsOf = (answer: Bag): unknown =>
  (answer['errors'] as readonly Bag[] | undefined)?.map((each) => [each['field'], each['template']])

/** @returns the new member's id */
export const addMember = async (bench: Workbench, email: string): Promise<string> => {
  const answer = await bench.run(
    bench.callerOf('librarian'),
    'membersCreate',
    { input: { name: email.split('@')[0], email, role: 'reader', street: 'Main 1', zip: '1' } },
    ['name'],
  )
  return String((answer['record'] as Bag)['id'])
}

/** Member 1 is the librarian who does it all. */
export const fillLibrary = async (bench: Workbench): Promise<void> => {
  const librarian = bench.callerOf('librarian')
  await addMember(bench, 'boss@example.com')
  for (const [code, name] of [
    ['SF', 'Science fiction'],
    ['CR', 'Crime'],
    ['PO', 'Poetry'],
  ])
    await bench.run(librarian, 'genresCreate', { input: { code, name } })
  await bench.run(librarian, 'booksCreate', { input: { title: 'Solaris', genre: 'SF', also: ['PO'], cover: 'SOFT' } })
}
