// The code of the dialogs that a screen offers, on its way before one of them is opened: their rules, their own pieces, what they send.
import { decide } from '../../language/access.ts'
import type { Viewer } from '../../language/access.ts'
import { fetchForm } from './forms/LazyForm.ts'
import type { Records } from '../client/records/loadRecords.ts'
import { whenIdle } from '../client/whenIdle.ts'
import { customDialog } from './customDialogs.ts'

/** Of the actions that this viewer may have; the browser fetches it when it is idle. */
export const fetchDialogs = ({ entity, changes }: Records, viewer: Viewer): void => {
  const offered = entity.actions.filter(({ guard }) => decide(viewer, guard).allowed)
  if (offered.length === 0) return
  whenIdle(changes)
  for (const { dialog, form } of offered) {
    if (dialog !== undefined) customDialog(dialog)
    if (form !== undefined) whenIdle(async () => fetchForm(form))
  }
}
