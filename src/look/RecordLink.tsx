// A link to a record's own screen; plain words where it has none, or where its viewer may not open it.
import type { ReactNode } from 'react'
import { Link } from './Link.tsx'
import { screens } from '#generated/routes.ts'
import { isScreenOpen, personOn } from '../client/isScreenOpen.ts'
import { useConsole } from '../client/useConsole.ts'
import { useViewer } from '../client/useViewer.ts'
import { addressOf, ownScreen } from '../client/records/addressOf.ts'
import './fields.css'
import { screenKind } from '../../language/screens/index.ts'
import { targetOf } from '../../language/fields/target.ts'
import { textOf } from '../../language/textOf.ts'
import { useTextContext } from '../client/records/useTextContext.ts'
import type { FieldViewProps } from './FieldView.ts'

export interface RecordLinkProps {
  /** The detail screen's path with its :parameter, or the list's that opens it. */
  readonly path: string | undefined
  readonly id: string
  readonly children: ReactNode
}

export const RecordLink = ({ path, id, children }: RecordLinkProps) => {
  const viewer = useViewer()
  const { configuration } = useConsole()
  const screen = screens.find((each) => each.path === path?.split('?')[0])
  if (path === undefined || !screen || !isScreenOpen(screen, viewer, configuration, personOn(screen, id))) return <span>{children}</span>
  return (
    <Link className="link" to={addressOf(path, id)}>
      {children}
    </Link>
  )
}

/** Its own screen, else the settings that it is. */
const pathOf = (name: string): string | undefined =>
  (ownScreen(name) ?? screens.find((each) => each.entity === name && screenKind(each).shows === 'single'))?.path

/** The record that something was done to, by what it is called and its id; a link where it has a screen of its own. */
export const TargetView = ({ field, value }: FieldViewProps) => {
  const context = useTextContext()
  const { entity, id } = targetOf(String(value))
  return (
    <RecordLink path={id === '' ? undefined : pathOf(entity)} id={id}>
      {textOf(field, value, context)}
    </RecordLink>
  )
}
