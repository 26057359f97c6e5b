// What was written in a thread, the oldest first. Read anew when something is added.
import { useCallback, useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react'
import { valueAt } from '../../../language/paths.ts'
import type { EntriesSpec } from '../../../language/sections/threads.ts'
import type { AnyWords } from '../../../language/words.ts'
import { fieldAt } from '../../client/records/fieldAt.ts'
import type { CardValue, Row } from '../../client/records/Row.ts'
import { failureText } from '../../client/records/serverText.ts'
import { useRecords } from '../../client/records/useRecords.ts'
import { useText } from '../../client/texts/useText.ts'
import { FieldValue } from '../../look/FieldValue.tsx'
import { Loading } from '../../look/Loading.tsx'
import { Outdated, Problem } from '../../look/Problem.tsx'
import { ShownRecord } from '../../look/ShownRecord.tsx'
import texts from '../../client/texts/threads.en.json'
import { addOwnTexts } from '../../client/texts/productTexts.ts'
import { ThreadEntry } from './ThreadEntry.tsx'
import { useRelatedPages } from './useRelatedPages.ts'
import './threads.css'

// Its words come with its code.
addOwnTexts(texts)

const pageSize = 25
const maxAttached = 100

type Said = EntriesSpec<AnyWords>

export interface ThreadEntriesProps {
  readonly said: Said
  /** Id of the thread that they are of. */
  readonly thread: string
  /** Another one as soon as something is added. */
  readonly version: number | undefined
  /** Of the other side. */
  readonly name: string
}

const useAnew = (version: number | undefined, readAgain: () => void): void => {
  const known = useRef(version)
  useEffect(() => {
    if (known.current === version) return
    known.current = version
    readAgain()
  }, [version, readAgain])
}

interface Attachments {
  readonly filesOf: (entry: string) => ReactNode
  /** Told which entries are shown, so that those of all of them are read. */
  readonly onShown: (entries: readonly Row[]) => void
  /** Why some may be missing. */
  readonly problem: ReactNode
}

const Entries = (props: ThreadEntriesProps & Partial<Attachments>) => {
  const { said, thread, version, name, filesOf, onShown, problem } = props
  const t = useText()
  const records = useRecords(said.entity)
  const read = useRelatedPages(records, said.by, thread, { first: pageSize })
  const { readNew, readAgain } = read
  // Earlier ones that were asked for stay; what cannot be read so is read, and told of, as at first.
  useAnew(
    version,
    useCallback(() => void readNew().catch(readAgain), [readNew, readAgain]),
  )
  useEffect(() => onShown?.(read.rows), [onShown, read.rows])
  if (read.error) return <Problem text={failureText(read.error, t)} onRetry={read.reload} />
  if (read.loading) return <Loading />
  if (read.rows.length === 0) return <p className="absent">{t('threads.none')}</p>
  return (
    <>
      <Outdated of={read} />
      {problem}
      {read.more && (
        <button type="button" className="textButton" onClick={read.more}>
          {t('threads.earlier')}
        </button>
      )}
      <ol className="threadEntries" aria-label={t('threads.in', [name])}>
        {read.rows.toReversed().map((row) => (
          <ThreadEntry key={row.id} said={said} entity={records.entity} entry={row}>
            {filesOf?.(row.id)}
          </ThreadEntry>
        ))}
      </ol>
    </>
  )
}

/** Files are asked for once a thread, each by the entry that it was sent along with; further ones as far back as entries are shown. */
const EntriesWithFiles = ({ attached, ...props }: ThreadEntriesProps & { readonly attached: NonNullable<Said['attached']> }) => {
  const t = useText()
  const records = useRecords(attached.entity)
  const read = useRelatedPages(records, attached.by, props.thread, { first: maxAttached, moreUnasked: true })
  const { rows, more, readAgain } = read
  useAnew(props.version, readAgain)
  const [shown, setShown] = useState<readonly Row[]>([])
  const entryOf = (file: Row | undefined): string | undefined => (valueAt(file, attached.of) as CardValue | undefined)?.id
  const oldest = entryOf(rows.at(-1))
  const unread = shown.some(({ id }) => id === oldest) ? more : undefined
  useEffect(() => unread?.(), [unread])
  const field = fieldAt(records.entity, attached.file)
  const filesOf = (entry: string): ReactNode =>
    field &&
    rows
      .filter((each) => entryOf(each) === entry)
      .map((each) => (
        <ShownRecord key={each.id} records={records} record={each}>
          <FieldValue field={field} value={valueAt(each, field.path)} />
        </ShownRecord>
      ))
  const problem = read.error ? <Problem text={failureText(read.error, t)} onRetry={read.reload} /> : <Outdated of={read} />
  return <Entries {...props} filesOf={filesOf} onShown={setShown} problem={problem} />
}

export const ThreadEntries = (props: ThreadEntriesProps): ReactElement => {
  const { attached } = props.said
  return attached ? <EntriesWithFiles {...props} attached={attached} /> : <Entries {...props} />
}
