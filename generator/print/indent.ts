// Lines with { and } at their ends, set in by depth.
export const indented = (lines: readonly string[]): string => {
  let indent = ''
  let text = ''
  for (const line of lines) {
    if (line.startsWith('}')) indent = indent.slice(2)
    text += `${indent}${line}\n`
    if (line.endsWith('{')) indent += '  '
  }
  return text
}

/** What stands between { and } after a name. */
export const inside = (name: string, lines: readonly string[]): readonly string[] => [`${name} {`, ...lines, '}']
