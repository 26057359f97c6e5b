// One message: who wrote it and when, its text, what was sent along, what it costs and whether that was paid.
import type { ReactElement } from 'react'
import type { FieldModel } from '../../language/model.ts'
import { fieldAt, FieldValue, useText } from '../../src/kit.ts'
import type { Records, Row } from '../../src/kit.ts'
import { useSite } from './useSite.ts'

export interface MessageEntryProps {
  readonly records: Records
  readonly message: Row
  readonly fileField: FieldModel | undefined
  readonly files: readonly Row[]
}

/** A value by its field; nothing where either is not there. */
const Value = ({ records, message, path }: Pick<MessageEntryProps, 'records' | 'message'> & { readonly path: string }) => {
  const field = fieldAt(records.entity, path)
  const value = message[path]
  return field && value !== null && value !== undefined ? <FieldValue field={field} value={value} /> : null
}

const Price = ({ records, message }: Pick<MessageEntryProps, 'records' | 'message'>) => {
  const t = useText()
  if (!message['price']) return null
  const paid = message['paid'] === true
  return (
    <span className="mark" data-tone={paid ? 'good' : 'attention'}>
      <Value records={records} message={message} path="price" />
      {t(paid ? 'messages.paid' : 'messages.unpaid')}
    </span>
  )
}

export const MessageEntry = ({ records, message, fileField, files }: MessageEntryProps): ReactElement => {
  const t = useText()
  const site = useSite()
  const isSite = !message['from']
  return (
    <li className="message" data-site={isSite}>
      <p className="messageHead">
        {isSite ? (
          <strong className="siteName">
            <img className="siteLogo" src={site.logo} alt="" />
            {site.name}
          </strong>
        ) : (
          <Value records={records} message={message} path="from" />
        )}
        {Boolean(message['staffAuthor']) && (
          <span className="absent staffAuthor">
            {t('messages.writtenBy')} <Value records={records} message={message} path="staffAuthor" />
          </span>
        )}
        <Value records={records} message={message} path="createTime" />
        <Price records={records} message={message} />
      </p>
      <Value records={records} message={message} path="text" />
      {fileField && files.map((each) => <FieldValue key={each.id} field={fileField} value={each['file']} />)}
    </li>
  )
}
