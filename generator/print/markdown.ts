// How a text is written in a cell of a Markdown table: what no file can hold stands as the sign for that.
export const cell = (text: string): string =>
  text
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/[\\`*_{}[\]<>|#~]/g, (each) => `\\${each}`)
    .replace(/\s+/g, ' ')
export const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`
