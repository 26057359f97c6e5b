// The colours of one scheme: the product's five, the shades of them that text takes, and the calm greys around them.
import { app } from '#generated/app.ts'
import { onFill, textShade } from './contrast.ts'

export type Scheme = 'light' | 'dark'

const greys = {
  light: { ground: '#f6f7f9', surface: '#ffffff', raised: '#eef1f4', ink: '#1f2328', muted: '#57606a', line: '#d3d9df', frame: '#7b848d' },
  dark: { ground: '#121519', surface: '#1b1f24', raised: '#262c33', ink: '#e6edf3', muted: '#a3adb8', line: '#343b43', frame: '#7d8894' },
} as const

const tones = ['primary', 'secondary', 'error', 'success', 'warning'] as const

/** By name: ground, surface, raised, ink, muted, line, frame; each tone, its text shade and what stands on its fill. */
export const paletteOf = (scheme: Scheme): Readonly<Record<string, string>> => {
  const grey = greys[scheme]
  const coloured = tones.flatMap((tone) => {
    // The dark scheme needs a secondary that can be seen at all.
    const fill = tone === 'secondary' && scheme === 'dark' ? textShade(app.theme.secondary, [grey.surface]) : app.theme[tone]
    return [
      [tone, fill],
      [`${tone}-text`, textShade(fill, [grey.surface, grey.ground, grey.raised])],
      [`on-${tone}`, onFill(fill)],
    ]
  })
  return { ...grey, ...Object.fromEntries(coloured) }
}
