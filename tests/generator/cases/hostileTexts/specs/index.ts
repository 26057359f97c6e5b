// Texts that would end a string, a comment, a template, a table cell or a script element, were they not escaped.
import { entities as others } from '../../plainBook/specs/index.ts'
import { defineEntity } from '../../library/specs/vocabulary.ts'

export * from '../../plainBook/specs/index.ts'

/** A comment with `ticks`, "quotes", ${code} and a backslash \ in it. */
const books = defineEntity({
  entity: 'Book',
  label: { one: 'Book', many: 'Books' },
  title: 'title',
  read: 'readBooks',
  update: 'changeBooks',
  fields: {
    title: { kind: 'text', label: 'Title', required: true, max: 200 },
    quotes: { kind: 'text', label: "It's \"quoted\" \\ and `ticked` $code", pattern: '^[\'"`\\\\/]+$' },
    lines: { kind: 'text', label: 'One\nTwo\r\u2028Three\u2029', empty: '-- none; */ /* # | <!-- -->' },
    script: { kind: 'text', label: '</script><img src=x onerror=alert(1)>' },
    /** Ends here: */
    sql: { kind: 'choice', label: "'); drop table \"books\"; --", options: { A: "it's", constructor_: '\u0000\u202e' }, starts: 'A', required: true },
    emoji: { kind: 'text', label: '\ud83d\udcd6 \u05d0 \ud800', starts: "o'clock" },
  },
  list: { path: '/books', columns: ['title', 'quotes', 'lines', 'script', 'sql', 'emoji'], sort: { by: 'title', first: 'lowest' } },
})

export const texts = {
  notAtTheDesk: "Don't \u2028 $stay </script>",
  'guards.notMyself': '`',
  'guards.bookIsHere': '\\',
  'words.like.this': '*/ {0} //',
}

export const entities = { ...others, Book: books }
