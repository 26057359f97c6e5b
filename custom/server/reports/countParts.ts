// Counts the parts of a report that its reader may have, side by side; what nobody asked for is not counted.
import type { Figure, ReportCall } from '../../../server/kit.ts'

export const countParts = async (
  { parts }: Pick<ReportCall, 'parts'>,
  counts: Readonly<Record<string, () => Promise<readonly Figure[]>>>,
): Promise<Readonly<Record<string, readonly Figure[]>>> => {
  const asked = Object.entries(counts).filter(([part]) => parts.has(part))
  return Object.fromEntries(await Promise.all(asked.map(async ([part, count]) => [part, await count()] as const)))
}
