// How a text is written as a description in SDL.
export const description = (text: string | undefined, indent = ''): string =>
  text === undefined ? '' : `${indent}${JSON.stringify(text)}\n`
