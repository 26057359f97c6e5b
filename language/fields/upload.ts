// How a file gets into a field: which sorts, how large, and what the operation is called that answers where to send it.
import * as option from '../options.ts'

/** KB, MB and GB are thousands; KiB, MiB and GiB are 1,024. */
export type Size = `${number} ${'B' | 'KB' | 'MB' | 'GB' | 'KiB' | 'MiB' | 'GiB'}`

const size = () => option.written<Size>('a size such as "5 MB"', (text) => bytesOf(text) !== undefined)

class SizeByClass {
  readonly image? = size()
  readonly video? = size()
  readonly audio? = size()
  readonly document? = size()
}

export class UploadSpec {
  readonly types = option.must(option.oneOrMore(option.oneOf('image', 'video', 'audio', 'document')))
  /** At most; one size for all, or one for each of the types. */
  readonly max = option.must(option.bySort<Size | SizeByClass>([], { object: option.object(SizeByClass), other: size() }))
  /** As wide as high. */
  readonly square? = option.yes
  /** Longest side at most, for images. */
  readonly pixels? = option.count
  /** Its verb on the wire; default getUploadUrls. */
  readonly verb? = option.identifier
  /** A list of the site's configuration whose options are the extensions allowed at most; its values narrow them. */
  readonly narrowedBy? = option.identifier
}

const units: Readonly<Record<string, number>> = { B: 1, KB: 1e3, MB: 1e6, GB: 1e9, KiB: 2 ** 10, MiB: 2 ** 20, GiB: 2 ** 30 }
const sized = /^([0-9]+(?:\.[0-9]+)?) (B|KB|MB|GB|KiB|MiB|GiB)$/

/** 5 MB -> 5000000; undefined for what is no size. */
export const bytesOf = (text: string): number | undefined => {
  const [, amount = '', unit = ''] = sized.exec(text) ?? []
  const bytes = Math.round(Number(amount) * (units[unit] ?? 0))
  return bytes > 0 ? bytes : undefined
}

const steps = [
  ['GB', 1e9],
  ['MB', 1e6],
  ['KB', 1e3],
] as const

/** 1534000 -> 1.5 MB */
export const sizeText = (bytes: number): string => {
  const [unit, step] = steps.find((each) => bytes >= each[1]) ?? (['B', 1] as const)
  return `${Number((bytes / step).toFixed(1))} ${unit}`
}
