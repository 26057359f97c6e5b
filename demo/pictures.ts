// Drawn pictures for the demo: portraits and views, no photo of anybody.
import sharp from 'sharp'
import type { Random } from './random.ts'

const grounds = ['#2f6690', '#81a4cd', '#8b5e83', '#c08552', '#52796f', '#b56576', '#6d597a', '#457b9d'] as const
const skins = ['#f1c9a5', '#e0ac69', '#c68642', '#8d5524', '#ffdbac'] as const
const hairs = ['#2b1d0e', '#4a2f1b', '#8d6b3f', '#d8b26e', '#5b5b5b', '#7b2d26'] as const
const clothes = ['#264653', '#e9c46a', '#f4a261', '#e76f51', '#a8dadc', '#f1faee'] as const

/** Head and shoulders before a plain ground, 256 pixels a side. */
export const portrait = (random: Random): Promise<Buffer> => {
  const [ground, skin, hair, cloth] = [random.pick(grounds), random.pick(skins), random.pick(hairs), random.pick(clothes)]
  const length = random.whole(0, 60)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="${ground}"/>
    <rect x="76" y="70" width="104" height="${70 + length}" rx="48" fill="${hair}"/><ellipse cx="128" cy="262" rx="92" ry="78" fill="${cloth}"/>
    <rect x="108" y="150" width="40" height="50" fill="${skin}"/><ellipse cx="128" cy="116" rx="44" ry="52" fill="${skin}"/>
    <path d="M80 ${100 + random.whole(0, 8)} Q128 ${30 + random.whole(0, 20)} 176 100 Q150 76 128 80 Q104 76 80 100" fill="${hair}"/></svg>`
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()
}

/** A stage with lights, as a photo of an event would be. */
export const stage = (random: Random): Promise<Buffer> => {
  const lights = Array.from({ length: 5 }, (_, at) => {
    const x = 60 + at * 130
    return `<path d="M${x} 0 L${x - 70} 380 L${x + 70} 380 Z" fill="${random.pick(clothes)}" opacity="0.35"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="427"><rect width="640" height="427" fill="#14213d"/>${lights.join('')}
    <rect y="370" width="640" height="57" fill="#0b132b"/><circle cx="320" cy="300" r="22" fill="#0b132b"/><rect x="298" y="318" width="44" height="60" rx="14" fill="#0b132b"/></svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer()
}

/** Hills before a sky, wide as a banner is. */
export const wideView = (random: Random): Promise<Buffer> => {
  const hill = (base: number, fill: string): string => {
    const points = Array.from({ length: 9 }, (_, at) => `${at * 120} ${base - random.whole(0, 60)}`)
    return `<path d="M0 240 L${points.join(' L')} L960 240 Z" fill="${fill}" opacity="0.85"/>`
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="240"><rect width="960" height="240" fill="${random.pick(grounds)}"/>
    <circle cx="${random.whole(80, 880)}" cy="${random.whole(40, 110)}" r="${random.whole(24, 46)}" fill="${random.pick(skins)}"/>
    ${hill(170, random.pick(clothes))}${hill(205, random.pick(grounds))}${hill(235, random.pick(clothes))}</svg>`
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()
}

/** Hills below a sky with a sun: 480 by 320. */
export const landscape = (random: Random): Promise<Buffer> => {
  const [sky, far, near] = [random.pick(grounds), random.pick(clothes), random.pick(grounds)]
  const [sun, hill] = [random.whole(60, 420), random.whole(160, 240)]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320"><rect width="480" height="320" fill="${sky}"/>
    <circle cx="${sun}" cy="90" r="42" fill="#f4e8c1"/><path d="M0 ${hill} Q120 ${hill - 90} 240 ${hill} T480 ${hill - 20} V320 H0 Z" fill="${far}"/>
    <path d="M0 270 Q160 ${hill + 10} 300 270 T480 260 V320 H0 Z" fill="${near}"/></svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 70 }).toBuffer()
}
