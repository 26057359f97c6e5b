// The few pictures on buttons, named; the button says what it does in words.

const shapes = {
  copy: 'M16 1H4a2 2 0 0 0-2 2v14h2V3h12V1zm3 4H8a2 2 0 0 0-2 2v14c0 1.1.9 2 2 2h11a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2zm0 16H8V7h11v14z',
  more: 'M12 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4zm0 2a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm0 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  close: 'M19 6.4 17.6 5 12 10.6 6.4 5 5 6.4l5.6 5.6L5 17.6 6.4 19l5.6-5.6 5.6 5.6 1.4-1.4-5.6-5.6z',
  search: 'M15.5 14h-.8l-.3-.3a6.5 6.5 0 1 0-.7.7l.3.3v.8l5 5 1.5-1.5-5-5zm-6 0a4.5 4.5 0 1 1 0-9 4.5 4.5 0 0 1 0 9z',
  columns: 'M14.7 5v14H9.3V5h5.4zm1 14H20a1 1 0 0 0 1-1V6a1 1 0 0 0-1-1h-4.3v14zM8.3 19V5H4a1 1 0 0 0-1 1v12c0 .6.4 1 1 1h4.3z',
  cards: 'M4 11h5V5H4v6zm0 7h5v-6H4v6zm6 0h5v-6h-5v6zm6 0h5v-6h-5v6zm-6-7h5V5h-5v6zm6-6v6h5V5h-5z',
  desk: 'M3 15h8v-2H3v2zm0 4h8v-2H3v2zm0-8h8V9H3v2zm0-6v2h8V5H3zm10 0h8v14h-8V5z',
  pin: 'M16 9V4h1V2H7v2h1v5a3 3 0 0 1-3 3v2h6v7l1 1 1-1v-7h6v-2a3 3 0 0 1-3-3z',
  views: 'M17 3H7a2 2 0 0 0-2 2v16l7-3 7 3V5a2 2 0 0 0-2-2zm0 15-5-2.2L7 18V5h10v13z',
  table: 'M4 14h17v-3H4v3zm0 5h17v-3H4v3zM4 9h17V6H4v3z',
  edit: 'M3 17.3V21h3.8L17.8 10 14 6.1 3 17.3zM20.7 7a1 1 0 0 0 0-1.4l-2.3-2.3a1 1 0 0 0-1.4 0l-1.8 1.8L19 8.9 20.7 7z',
  drag: 'M9 20a2 2 0 1 1-4 0 2 2 0 0 1 4 0zm0-8a2 2 0 1 1-4 0 2 2 0 0 1 4 0zm0-8a2 2 0 1 1-4 0 2 2 0 0 1 4 0zm10 16a2 2 0 1 1-4 0 2 2 0 0 1 4 0zm0-8a2 2 0 1 1-4 0 2 2 0 0 1 4 0zm0-8a2 2 0 1 1-4 0 2 2 0 0 1 4 0z',
  history: 'M13 3a9 9 0 0 0-9 9H1l3.9 3.9.1.1L9 12H6a7 7 0 1 1 2.1 5l-1.5 1.4A9 9 0 1 0 13 3zm-1 5v5l4.3 2.5.7-1.2-3.5-2.1V8H12z',
  down: 'M7.4 8.6 12 13.2l4.6-4.6L18 10l-6 6-6-6z',
  export: 'M5 20h14v-2H5v2zM19 9h-4V3H9v6H5l7 7 7-7z',
  star: 'm12 3 2.8 5.9 6.4.8-4.7 4.5 1.2 6.4-5.7-3.1-5.7 3.1 1.2-6.4L2.8 9.7l6.4-.8z',
  info: 'M11 17h2v-6h-2v6zm1-15a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 18a8 8 0 1 1 0-16 8 8 0 0 1 0 16zM11 9h2V7h-2v2z',
} as const

export type IconName = keyof typeof shapes

export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={shapes[name]} />
  </svg>
)
