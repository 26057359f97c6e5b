// How a value is written as TypeScript or JavaScript. Every string that reaches code goes through here.

const width = 140
const plainName = /^[A-Za-z_$][A-Za-z0-9_$]*$/

/** Single quotes; whatever could end a string, a line or a script element is escaped. */
export const stringLiteral = (text: string): string => {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")
  const safe = inner.replace(/[\u2028\u2029\uFEFF]/g, each => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`)
  return `'${safe.replaceAll('</', '<\\/').replaceAll('<!--', '<\\!--')}'`
}

/** A key as it stands before the colon; __proto__ written plainly would set the prototype instead. */
const keyLiteral = (key: string): string => {
  if (key === '__proto__') return "['__proto__']"
  return plainName.test(key) ? key : stringLiteral(key)
}

const oneLine = (value: unknown): string => {
  if (typeof value === 'string') return stringLiteral(value)
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const rows = Object.entries(value).map(([key, each]) => `${keyLiteral(key)}: ${oneLine(each)}`)
  return rows.length === 0 ? '{}' : `{ ${rows.join(', ')} }`
}

const isTable = (value: unknown): boolean => Array.isArray(value) && value.length > 0 && value.every(each => typeof each === 'object' && each !== null)

/** Objects and lists on one line where they fit, else a row a line; a list of objects always has a row a line. */
export const literal = (value: unknown, indent = ''): string => {
  const flat = oneLine(value)
  if (typeof value !== 'object' || value === null) return flat
  if (!isTable(value) && !Object.values(value).some(isTable) && indent.length + flat.length <= width) return flat
  const deeper = `${indent}  `
  if (Array.isArray(value)) return `[\n${value.map(each => `${deeper}${literal(each, deeper)},\n`).join('')}${indent}]`
  const rows = Object.entries(value).map(([key, each]) => `${deeper}${keyLiteral(key)}: ${literal(each, deeper)},\n`)
  return `{\n${rows.join('')}${indent}}`
}
