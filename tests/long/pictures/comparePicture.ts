// A picture of a screen beside the one that was kept of it: half as large as on the screen, which tells a layout and forgives a font's edges.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'
import { house } from '../../architecture/listSources.ts'

/** Committed: what the screens looked like when somebody last looked at them. */
export const keptFolder = join(house, 'tests/long/pictures/kept')
/** Where a picture differs: as it was, as it is, and what differs. */
export const differentFolder = join(house, 'node_modules/.cache/concord/pictures')

/** 0 to 1: how far a colour may be from the kept one, which was pressed into few bytes. */
const threshold = 0.15
/** So many pixels of a square of this side may differ: a word or a button is more. */
const windowSize = 24
const maxDifferent = 40

interface Raw {
  readonly data: Buffer
  readonly info: { readonly width: number; readonly height: number }
}

const rawOf = (picture: Buffer | string): Promise<Raw> => sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })

/** @param png of the whole window */
const halved = async (png: Buffer): Promise<Buffer> => {
  const { width } = await sharp(png).metadata()
  return sharp(png)
    .resize(Math.round(width / 2))
    .webp({ quality: 50, effort: 6 })
    .toBuffer()
}

const isAsLarge = ({ info }: Raw, other: Raw): boolean => info.width === other.info.width && info.height === other.info.height

const isAlike = (before: Raw, { data, info: { width, height } }: Raw): boolean =>
  pixelmatch(before.data, data, null, width, height, { threshold, windowSize }) <= maxDifferent

/** @returns where it lies */
const drawBeside = async (name: string, before: Raw, { data, info: { width, height } }: Raw): Promise<string> => {
  const marked = Buffer.alloc(data.length)
  pixelmatch(before.data, data, marked, width, height, { threshold })
  mkdirSync(differentFolder, { recursive: true })
  const three = [before.data, data, marked]
  const canvas = sharp({ create: { width: width * three.length, height, channels: 4, background: 'white' } })
  const beside = three.map((input, at) => ({ input, raw: { width, height, channels: 4 as const }, left: at * width, top: 0 }))
  const path = join(differentFolder, `${name}.png`)
  await canvas.composite(beside).png().toFile(path)
  return path
}

/** @param keep it is what is kept from now on @returns what is wrong with it */
export const comparePicture = async (name: string, png: Buffer, keep: boolean): Promise<string | undefined> => {
  const [path, small] = [join(keptFolder, `${name}.webp`), await halved(png)]
  const now = await rawOf(small)
  const kept = existsSync(path) ? await rawOf(path) : undefined
  const before = kept && isAsLarge(kept, now) ? kept : undefined
  if (before && isAlike(before, now)) return undefined
  if (keep) {
    mkdirSync(keptFolder, { recursive: true })
    writeFileSync(path, small)
    return undefined
  }
  const why = before ? `it looks different, see ${await drawBeside(name, before, now)}` : 'none of this size is kept'
  return `${name}: ${why}; UPDATE_PICTURES=1 keeps it as it is now`
}
