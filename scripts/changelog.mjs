// CHANGELOG.md in the form of Keep a Changelog: what stands under Unreleased becomes a version, with the commits since the last one.

/** Headings in their order, and what a commit calls them by in its trailer `Changelog: fixed`. */
const sorts = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security']
const unreleased = '## [Unreleased]'

/** What a commit that says nothing of it is. */
const usual = 'Changed'

/** @returns the heading, undefined for a commit that nobody who runs a server need know of (`Changelog: none`) @throws for a word that is none of these */
function headingOf({ subject, sort }) {
  if (sort === '') return usual
  if (sort === 'none') return undefined
  const heading = sorts.find((each) => each.toLowerCase() === sort)
  if (heading === undefined)
    throw new Error(`"${subject}" says Changelog: ${sort}, which is none of ${sorts.join(', ').toLowerCase()}, none`)
  return heading
}

/** @param {string} text of the file @returns what is written under Unreleased, and the text before and behind it */
function partsOf(text) {
  const at = text.indexOf(`${unreleased}\n`)
  if (at === -1) throw new Error(`CHANGELOG.md has no "${unreleased}"`)
  const from = at + unreleased.length
  const next = text.indexOf('\n## [', from)
  return {
    before: text.slice(0, at),
    written: text.slice(from, next === -1 ? undefined : next),
    behind: next === -1 ? '' : text.slice(next),
  }
}

/** @returns what stands under each heading, without blank lines; what stands under none belongs to the usual one */
function underHeadings(written) {
  const found = Object.fromEntries(sorts.map((each) => [each, []]))
  let heading = usual
  for (const line of written.split('\n').filter((each) => each.trim() !== '')) {
    const [, named] = /^### (.+)$/.exec(line) ?? []
    if (named === undefined) found[heading].push(line)
    else if (sorts.includes(named)) heading = named
    else throw new Error(`CHANGELOG.md: "${named}" is none of ${sorts.join(', ')}`)
  }
  return found
}

/**
 * @param {string} text of the file
 * @param {readonly { readonly subject: string, readonly sort: string }[]} commits oldest first
 * @returns {string} what is new, by headings
 */
export function notesOf(text, commits) {
  const found = underHeadings(partsOf(text).written)
  for (const commit of commits) {
    const heading = headingOf(commit)
    if (heading !== undefined) found[heading].push(`- ${commit.subject}`)
  }
  return sorts
    .filter((each) => found[each].length > 0)
    .map((each) => `### ${each}\n\n${found[each].join('\n')}`)
    .join('\n\n')
}

/** @returns {string} the file with the notes as that version, and nothing unreleased */
export function withVersion(text, version, date, notes) {
  const { before, behind } = partsOf(text)
  return `${before}${unreleased}\n\n## [${version}] - ${date}\n\n${notes}\n${behind}`
}
