// What a browser calls itself, in the words by which its owner knows it: Firefox 132, Linux. Told to whoever looks at their sessions; nothing is decided by it.
import Bowser from 'bowser'

const maxAgentLength = 1_000
const maxNameLength = 60

/** @param agent the header User-Agent; undefined where nothing is known by it */
export const browserOf = (agent: string | undefined): string | undefined => {
  if (agent === undefined || agent === '' || agent.length > maxAgentLength) return undefined
  const { browser, os } = Bowser.parse(agent)
  const [version = ''] = (browser.version ?? '').split('.')
  const told = [`${browser.name ?? ''} ${version}`.trim(), os.name ?? ''].filter((each) => each !== '').join(', ')
  return told === '' ? undefined : told.slice(0, maxNameLength)
}
