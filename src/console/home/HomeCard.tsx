// One piece of a home screen: a heading, and what stands under it.
import { useId, type ReactElement, type ReactNode } from 'react'

export interface HomeCardProps {
  readonly label: string
  /** Of what it is about: since when, compared with what. */
  readonly note?: string
  readonly wide?: boolean
  readonly children: ReactNode
}

export const HomeCard = ({ label, note, wide = false, children }: HomeCardProps): ReactElement => {
  const id = useId()
  return (
    <section className="homeCard" data-wide={wide ? '' : undefined} aria-labelledby={id}>
      <h2 id={id}>{label}</h2>
      {note !== undefined && <p className="homeNote">{note}</p>}
      {children}
    </section>
  )
}
