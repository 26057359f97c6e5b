// What the demo's posts have to play: a sunrise of three seconds, and a few notes.
import sharp from 'sharp'
import { ogg } from './ogg.ts'
import { webm } from './webm.ts'

const width = 320
const height = 180
const framesPerSecond = 8
const seconds = 3

const drawSunrise = (part: number): Promise<Buffer> => {
  const sun = Math.round(150 - 110 * part)
  const [red, green, blue] = [0.2 + 0.55 * part, 0.2 + 0.5 * part, 0.4 + 0.4 * part].map((each) => Math.round(255 * each))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="rgb(${red},${green},${blue})"/>
    <circle cx="${110 + Math.round(60 * part)}" cy="${sun}" r="22" fill="#f4d58d"/><path d="M0 130 Q80 100 160 130 T320 120 V180 H0 Z" fill="#52796f"/>
    <path d="M0 160 Q120 130 220 155 T320 150 V180 H0 Z" fill="#354f52"/></svg>`
  return sharp(Buffer.from(svg)).webp({ quality: 60, effort: 2 }).toBuffer()
}

/** poster: its last frame, the sun is up. */
export const sunrise = async (): Promise<{ readonly bytes: Buffer; readonly poster: Buffer }> => {
  const count = framesPerSecond * seconds
  const frames: Buffer[] = []
  for (let nth = 0; nth < count; nth += 1) frames.push(await drawSunrise(nth / (count - 1)))
  return { bytes: webm({ frames, width, height, framesPerSecond }), poster: frames.at(-1) ?? Buffer.alloc(0) }
}

const rate = 8_000
/** Frequencies of C, E, G and the C above. */
const notes = [261.63, 329.63, 392, 523.25, 392, 329.63, 261.63] as const

/** Each a third of a second, fading. */
export const melody = (): Buffer => {
  const length = Math.floor(rate / 3)
  const samples = Int16Array.from({ length: length * notes.length }, (_each, at) => {
    const within = at % length
    const loud = Math.min(1, within / 200) * (1 - within / length)
    return Math.round(9_000 * loud * Math.sin((2 * Math.PI * (notes[Math.floor(at / length)] ?? 0) * at) / rate))
  })
  return ogg(samples, rate)
}
