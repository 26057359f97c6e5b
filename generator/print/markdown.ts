// How a text is written in a cell of a Markdown table.
export const cell = (text: string): string => text.replace(/[\\`*_{}[\]<>|#~]/g, (each) => `\\${each}`).replace(/\s+/g, ' ')
export const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`
