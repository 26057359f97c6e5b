// Asks the server for what a list shows, as a file: the list's own question, with the columns that stand there.
import { errorIn } from '../../client/errorIn.ts'
import { serverNow } from '../../client/serverNow.ts'
import { clockOf } from '../../../language/zones.ts'
import type { WireError } from '../../client/errorText.ts'
import { wholeQuestion } from './listQuestion.ts'
import type { ListProps } from './useListScreen.ts'
import { readableColumns, shownColumns } from './shownColumns.ts'

export type ExportFormat = 'csv' | 'xlsx'

interface Exporting extends ListProps {
  readonly format: ExportFormat
  readonly zone: string
  readonly backendUrl: string
}

interface Made {
  readonly file: Blob
  readonly rows: number
  /** When it was made, for its name: 2026-11-27 0632. */
  readonly made: string
}

/** All that a row says: its columns, what stands small below them, and its marks. */
const shownPaths = ({ list, screen: { params, state } }: ListProps): readonly string[] =>
  shownColumns(readableColumns(list, state.guards), params).flatMap(({ field, under, marks }) => [field, ...under, ...marks])

const nowIn = (zone: string): string => clockOf(new Date(serverNow()).toISOString(), zone).replace('T', ' ').replace(':', '')

/** @throws where it is not there whole */
export const exportList = async (asked: Exporting): Promise<Made | { readonly refused: WireError }> => {
  const { records, list, screen, format, zone, backendUrl } = asked
  const { params, state } = screen
  const answer = await fetch(`${backendUrl}/exports`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      payload: wholeQuestion(records, list, { params, narrowed: state.narrowed, guards: state.guards, zone }),
      columns: shownPaths(asked),
      format,
      zone,
      language: document.documentElement.lang,
    }),
  })
  if (!answer.ok) return { refused: await errorIn(answer) }
  return { file: await answer.blob(), rows: Number(answer.headers.get('x-rows')), made: nowIn(zone) }
}
