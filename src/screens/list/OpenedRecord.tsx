// The opened record beside its list: what one needs to decide, and its actions. On narrow screens it lies over the list.
import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQuery } from '@apollo/client/react'
import type { ListModel } from '../../../language/model.ts'
import { RowActions } from '../../actions/RowActions.tsx'
import { useText } from '../../locales/useText.ts'
import type { Records } from '../../records/loadRecords.ts'
import type { Row } from '../../records/Row.ts'
import { titleOf } from '../../records/titleOf.ts'
import { variablesFor } from '../../records/variablesFor.ts'
import { Facts } from '../../sections/Facts.tsx'

export interface OpenedRecordProps {
  readonly records: Records
  readonly list: ListModel
  readonly id: string
  /** The row, where it is on the stretch shown. */
  readonly row: Row | undefined
  readonly guards: Readonly<Record<string, boolean>>
  readonly onClose: () => void
}

/** A record that is not on the stretch is read by itself, so that a shared link opens it all the same. */
const useRow = ({ records, list, id, row, guards }: OpenedRecordProps): Row | null | undefined => {
  const document = records.documents[list.rowDocument]
  if (!document) throw new Error(`no document ${list.rowDocument}`)
  const { data } = useQuery<{ answer: Row | null }>(document, { variables: variablesFor(document, { ...guards, id }), skip: row !== undefined, errorPolicy: 'all' })
  return row ?? data?.answer
}

const Panel = (props: OpenedRecordProps) => {
  const t = useText()
  const { records, list, onClose } = props
  const record = useRow(props)
  return (
    <Box component="aside" aria-label={t('list.opened')} sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, marginBlockEnd: 1 }}>
        <Box component="h2" sx={{ fontSize: 16, m: 0, flex: 1, overflowWrap: 'anywhere' }}>
          {record ? titleOf(records.entity, record) : ''}
        </Box>
        <IconButton onClick={onClose} aria-label={t('actions.close')} size="small">
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      {record === null && <p>{t('list.notThere')}</p>}
      {record && (
        <>
          <RowActions entity={records.entity} paths={list.actions} record={record} />
          <Facts entity={records.entity} record={record} paths={list.opens} />
        </>
      )}
    </Box>
  )
}

export const OpenedRecord = (props: OpenedRecordProps) => {
  const wide = useMediaQuery('(min-width: 1100px)')
  if (wide)
    return (
      <Box sx={{ inlineSize: 380, flexShrink: 0, border: 1, borderColor: 'divider', borderRadius: 1, position: 'sticky', insetBlockStart: 16, maxBlockSize: 'calc(100vh - 96px)', overflowY: 'auto' }}>
        <Panel {...props} />
      </Box>
    )
  return (
    <Drawer anchor="right" open onClose={props.onClose} slotProps={{ paper: { sx: { inlineSize: 'min(420px, 100vw)' } } }}>
      <Panel {...props} />
    </Drawer>
  )
}
