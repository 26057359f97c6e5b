// Counts the parts of a report that its reader may have, side by side; what nobody asked for is not counted.
import type { Figure, ReportCall } from '../../../server/kit.ts'

export const countParts = async <Part extends string>(
  { parts }: Pick<ReportCall<Part>, 'parts'>,
  counts: Readonly<Record<Part, () => Promise<readonly Figure[]>>>,
): Promise<Readonly<Partial<Record<Part, readonly Figure[]>>>> => {
  const counted: Partial<Record<Part, readonly Figure[]>> = {}
  await Promise.all([...parts].map(async (part) => (counted[part] = await counts[part]())))
  return counted
}
