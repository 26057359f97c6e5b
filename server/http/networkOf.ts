// Whom limits count as one: an IPv4 address, or an IPv6 network. Who has one IPv6 address has all 2^64 of its /64.
import { isIPv6 } from 'node:net'

const groupsOf = (part: string): readonly string[] => (part === '' ? [] : part.split(':'))

/** 2001:db8::1 -> 2001:db8:0:0::/64; anything that is no IPv6 address as it is. */
export const networkOf = (address: string): string => {
  const [bare = ''] = address.split('%')
  if (!isIPv6(bare)) return address
  const [head = '', tail] = bare.split('::')
  const before = groupsOf(head)
  const after = tail === undefined ? [] : groupsOf(tail)
  // The last group may be an IPv4 address, which stands for two.
  const after4 = after.at(-1)?.includes('.') ? after.length + 1 : after.length
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after4)).fill('0')
  const network = [...before, ...zeros, ...after].slice(0, 4).map((each) => Number.parseInt(each, 16).toString(16))
  return `${network.join(':')}::/64`
}
