// The values of a quoted list, so that a row keeps the words of the product spec as they stand there.

/** 'id, title, slug' -> id, title, slug; parted by semicolons where there are any. */
export const listed = (quoted: string): readonly string[] => quoted.split(quoted.includes('; ') ? '; ' : ', ')
