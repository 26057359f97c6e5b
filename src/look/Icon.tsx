// The few pictures on buttons, named; the button says what it does in words.
import type { ComponentProps } from 'react'

const shapes = {
  copy: 'M16 1H4a2 2 0 0 0-2 2v14h2V3h12V1zm3 4H8a2 2 0 0 0-2 2v14c0 1.1.9 2 2 2h11a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2zm0 16H8V7h11v14z',
  more: 'M12 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4zm0 2a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm0 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  close: 'M19 6.4 17.6 5 12 10.6 6.4 5 5 6.4l5.6 5.6L5 17.6 6.4 19l5.6-5.6 5.6 5.6 1.4-1.4-5.6-5.6z',
  search: 'M15.5 14h-.8l-.3-.3a6.5 6.5 0 1 0-.7.7l.3.3v.8l5 5 1.5-1.5-5-5zm-6 0a4.5 4.5 0 1 1 0-9 4.5 4.5 0 0 1 0 9z',
  edit: 'M3 17.3V21h3.8L17.8 10 14 6.1 3 17.3zM20.7 7a1 1 0 0 0 0-1.4l-2.3-2.3a1 1 0 0 0-1.4 0l-1.8 1.8L19 8.9 20.7 7z',
  drag: 'M9 20a2 2 0 1 1-4 0 2 2 0 0 1 4 0zm0-8a2 2 0 1 1-4 0 2 2 0 0 1 4 0zm0-8a2 2 0 1 1-4 0 2 2 0 0 1 4 0zm10 16a2 2 0 1 1-4 0 2 2 0 0 1 4 0zm0-8a2 2 0 1 1-4 0 2 2 0 0 1 4 0zm0-8a2 2 0 1 1-4 0 2 2 0 0 1 4 0z',
  history: 'M13 3a9 9 0 0 0-9 9H1l3.9 3.9.1.1L9 12H6a7 7 0 1 1 2.1 5l-1.5 1.4A9 9 0 1 0 13 3zm-1 5v5l4.3 2.5.7-1.2-3.5-2.1V8H12z',
  down: 'M7.4 8.6 12 13.2l4.6-4.6L18 10l-6 6-6-6z',
  star: 'm12 3 2.8 5.9 6.4.8-4.7 4.5 1.2 6.4-5.7-3.1-5.7 3.1 1.2-6.4L2.8 9.7l6.4-.8z',
  info: 'M11 17h2v-6h-2v6zm1-15a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 18a8 8 0 1 1 0-16 8 8 0 0 1 0 16zM11 9h2V7h-2v2z',
} as const

export type IconName = keyof typeof shapes

/** @param path of 24 by 24 */
export const Picture = ({ path }: { readonly path: string }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={path} />
  </svg>
)

export const Icon = ({ name }: { readonly name: IconName }) => <Picture path={shapes[name]} />

export interface PictureButtonProps extends ComponentProps<'button'> {
  readonly name: string
  /** Of no icon here it has its picture inside. */
  readonly icon?: IconName
}

/** A small button that is a picture: what it is called stands where one points. */
export const PictureButton = ({ name, icon, children, ...rest }: PictureButtonProps) => (
  <button type="button" className="smallButton" aria-label={name} title={name} {...rest}>
    {icon ? <Icon name={icon} /> : children}
  </button>
)
