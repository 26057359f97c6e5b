// Colours that can be read: shades of a colour with enough contrast against a ground (WCAG 2: 4.5 for text).

type Rgb = readonly [number, number, number]

const parse = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}
const print = (rgb: Rgb): string => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
const linear = (part: number): number => (part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4)

const luminance = (hex: string): number => {
  const [red, green, blue] = parse(hex)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [high, low] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

const mixed = (from: Rgb, to: Rgb, share: number): Rgb =>
  [0, 1, 2].map((at) => (from[at] ?? 0) + ((to[at] ?? 0) - (from[at] ?? 0)) * share) as unknown as Rgb

/** As WCAG 2 asks of text. */
const minContrast = 4.5

/** The shade of a colour nearest to it that can be read on all these grounds; colours as #rrggbb. */
export const textShade = (colour: string, grounds: readonly string[]): string => {
  const towards = grounds.every((ground) => luminance(ground) > 0.18) ? '#000000' : '#ffffff'
  for (let share = 0; share < 1; share += 0.02) {
    const shade = print(mixed(parse(colour), parse(towards), share))
    if (grounds.every((ground) => contrast(shade, ground) >= minContrast)) return shade
  }
  return towards
}

/** Black or white, whichever reads better on a fill. */
export const onFill = (fill: string): string => (contrast('#ffffff', fill) >= contrast('#101418', fill) ? '#ffffff' : '#101418')
