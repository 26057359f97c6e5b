// The table with its pager, or what stands in its place: nothing found, or the read failed.
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { ListModel } from '../../../language/model.ts'
import { useText } from '../../locales/useText.ts'
import type { Records } from '../../records/loadRecords.ts'
import { failureText } from '../../records/serverText.ts'
import { EmptyList } from './EmptyList.tsx'
import { ListTable } from './ListTable.tsx'
import { Pager } from './Pager.tsx'
import type { ListScreenState } from './useListScreen.ts'

export interface ListBodyProps {
  readonly records: Records
  readonly list: ListModel
  readonly screen: ListScreenState
  readonly label: string
}

export const ListBody = ({ records, list, screen, label }: ListBodyProps) => {
  const t = useText()
  const { state, place, move } = screen
  if (state.error)
    return (
      <Alert severity="error" action={<Button color="inherit" onClick={state.reload}>{t('actions.retry')}</Button>}>
        {failureText(state.error, t)}
      </Alert>
    )
  const empty = !state.loading && state.rows.length === 0
  return (
    <>
      {state.fresh > 0 && (
        <Button size="small" fullWidth onClick={() => (move({ after: undefined, before: undefined }), state.reload())} sx={{ marginBlockEnd: 1 }}>
          {t('list.fresh', [String(state.fresh)])}
        </Button>
      )}
      {empty ? <EmptyList list={list} place={place} move={move} /> : <ListTable records={records} list={list} screen={screen} label={label} />}
      {!list.whole && <Pager place={place} move={move} stretch={state.stretch} />}
    </>
  )
}
