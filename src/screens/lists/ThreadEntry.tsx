// What was written at once: who wrote it and when, the text, what it costs and whether that was paid; within it what was sent along.
import type { ReactElement, ReactNode } from 'react'
import type { EntityModel } from '../../../language/model.ts'
import { valueAt } from '../../../language/paths.ts'
import type { SaidSpec } from '../../../language/sections/threads.ts'
import type { AnyWords } from '../../../language/words.ts'
import { fieldAt } from '../../client/records/fieldAt.ts'
import { isEmpty } from '../../../language/textOf.ts'
import type { Row } from '../../client/records/Row.ts'
import { useText } from '../../client/texts/useText.ts'
import { FieldValue } from '../../look/FieldValue.tsx'
import { useSite } from './useSite.ts'

export interface ThreadEntryProps {
  readonly said: SaidSpec<AnyWords>
  readonly entity: EntityModel
  readonly entry: Row
  readonly children?: ReactNode
}

const Site = () => {
  const { name, logo } = useSite()
  return (
    <strong className="siteName">
      <img className="siteLogo" src={logo} alt="" />
      {name}
    </strong>
  )
}

export const ThreadEntry = ({ said, entity, entry, children }: ThreadEntryProps): ReactElement => {
  const t = useText()
  /** Nothing where there is no value. */
  const shown = (path: string | undefined): ReactNode => {
    const field = path === undefined ? undefined : fieldAt(entity, path)
    const value = field && valueAt(entry, field.path)
    return field && !isEmpty(value) ? <FieldValue field={field} value={value} /> : null
  }
  const from = shown(said.from)
  const author = shown(said.author)
  const price = shown(said.price?.of)
  const isPaid = said.price !== undefined && valueAt(entry, said.price.paid) === true
  return (
    <li className="threadEntry" data-site={from === null}>
      <p className="threadEntryHead">
        {from ?? <Site />}
        {author && (
          <span className="absent threadAuthor">
            {t('threads.writtenBy')} {author}
          </span>
        )}
        {shown(entity.list?.sort.by)}
        {price && (
          <span className="mark" data-tone={isPaid ? 'good' : 'attention'}>
            {price}
            {t(isPaid ? 'threads.paid' : 'threads.unpaid')}
          </span>
        )}
      </p>
      {shown(said.text)}
      {children}
    </li>
  )
}
