// Lines with { and } at their ends, set in by depth.
export const indented = (lines: readonly string[], start = ''): string => {
  let indent = start
  let text = ''
  for (const line of lines) {
    if (line.startsWith('}')) indent = indent.slice(2)
    text += `${indent}${line}\n`
    if (line.endsWith('{')) indent += '  '
  }
  return text
}
