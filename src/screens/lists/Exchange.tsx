// What was written about an opened record, the oldest first, with a box under it to answer. What is typed there outlives a look at another record.
import type { ReactElement } from 'react'
import type { BelowModel } from '../../../language/model.ts'
import { useActionHost } from '../../actions/ActionHost.tsx'
import type { Records } from '../../client/records/loadRecords.ts'
import type { Row } from '../../client/records/Row.ts'
import { useText } from '../../client/texts/useText.ts'
import { nameOf } from '../../../language/textOf.ts'
import { useAnswerDraft } from './answerDrafts.ts'
import { ThreadAnswer } from './ThreadAnswer.tsx'
import { ThreadEntries } from './ThreadEntries.tsx'

export interface ExchangeProps {
  readonly below: BelowModel & { readonly said: NonNullable<BelowModel['said']> }
  /** What ties the entries to the record. */
  readonly value: string
  readonly records: Records
  readonly record: Row
}

const Exchange = ({ below, value, records, record }: ExchangeProps): ReactElement => {
  const t = useText()
  const { done } = useActionHost()
  const [draft, keep] = useAnswerDraft(records.entity.name, record.id)
  const { label, entity, by, said, answers } = below
  return (
    <section className="besideRecord exchange">
      <h3>{t(label)}</h3>
      <ThreadEntries said={{ entity, by, ...said }} thread={value} version={record.version} name={nameOf(records.entity, record, t)} />
      <ThreadAnswer
        records={records}
        record={record}
        answers={answers}
        draft={draft}
        onDraft={keep}
        onSent={(action, outcome) => {
          keep({})
          done(action, record, outcome)
        }}
      />
    </section>
  )
}

export default Exchange
