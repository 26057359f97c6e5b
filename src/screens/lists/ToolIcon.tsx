// The pictures on the tools of a list: they come with these, after the first screen.
import { Picture } from '../../look/Icon.tsx'

const shapes = {
  columns: 'M14.7 5v14H9.3V5h5.4zm1 14H20a1 1 0 0 0 1-1V6a1 1 0 0 0-1-1h-4.3v14zM8.3 19V5H4a1 1 0 0 0-1 1v12c0 .6.4 1 1 1h4.3z',
  cards: 'M4 11h5V5H4v6zm0 7h5v-6H4v6zm6 0h5v-6h-5v6zm6 0h5v-6h-5v6zm-6-7h5V5h-5v6zm6-6v6h5V5h-5z',
  desk: 'M3 15h8v-2H3v2zm0 4h8v-2H3v2zm0-8h8V9H3v2zm0-6v2h8V5H3zm10 0h8v14h-8V5z',
  pin: 'M16 9V4h1V2H7v2h1v5a3 3 0 0 1-3 3v2h6v7l1 1 1-1v-7h6v-2a3 3 0 0 1-3-3z',
  views: 'M17 3H7a2 2 0 0 0-2 2v16l7-3 7 3V5a2 2 0 0 0-2-2zm0 15-5-2.2L7 18V5h10v13z',
  table: 'M4 14h17v-3H4v3zm0 5h17v-3H4v3zM4 9h17V6H4v3z',
  export: 'M5 20h14v-2H5v2zM19 9h-4V3H9v6H5l7 7 7-7z',
} as const

export type ToolIconName = keyof typeof shapes

export const ToolIcon = ({ name }: { readonly name: ToolIconName }) => <Picture path={shapes[name]} />
