// The records of a list that are selected, and what is done with them: lists know where they stand, runs/ does the rest.
import { useCallback } from 'react'
import { Selecting, type SelectingProps } from '../runs/Selecting.tsx'
import type { ListProps } from './useListScreen.ts'
import { useZone } from '../../client/viewerZone.ts'
import { wholeQuestion } from './listQuestion.ts'
import { isStrip } from './useDesk.ts'

export interface ListRunsProps extends ListProps {
  readonly onBox: SelectingProps['onBox']
}

export const ListRuns = ({ records, list, screen, onBox }: ListRunsProps) => {
  const { params, state, desk, current } = screen
  const { narrowed, guards, rows, stretch, loading, stale } = state
  const zone = useZone()
  const ask = useCallback(
    () => wholeQuestion(records, list, { params, narrowed, guards, zone }),
    [records, list, params, narrowed, guards, zone],
  )
  return (
    <Selecting
      records={records}
      list={list}
      rows={rows}
      total={stretch?.total?.exact === true ? stretch.total.value : list.whole ? rows.length : undefined}
      more={stretch?.hasNext === true || stretch?.hasPrevious === true}
      place={JSON.stringify([params.view, params.search, narrowed])}
      ask={ask}
      current={current}
      off={isStrip(desk, params)}
      stale={loading || stale}
      onBox={onBox}
    />
  )
}
