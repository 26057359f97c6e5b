// What is done elsewhere first is handed out as a file, one for each group of the plan: why is asked, and who one is. A run waits for what comes back.
import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { sessionChanges } from '#generated/documents/changes/session.ts'
import type { RunFileMutation } from '#generated/graphql/types.ts'
import { decide, type Viewer } from '../../../language/access.ts'
import type { ActionModel } from '../../../language/model.ts'
import { RevealDialog } from '../../actions/RevealDialog.tsx'
import { fieldAt } from '../../client/records/fieldAt.ts'
import type { Records } from '../../client/records/loadRecords.ts'
import { failureText, serverText } from '../../client/records/serverText.ts'
import { useText, type Text } from '../../client/texts/useText.ts'
import { useViewer } from '../../client/useViewer.ts'
import { save } from '../../look/save.ts'
import { changeOf } from './changeOf.ts'
import { useOneKey } from './useOneKey.ts'
import type { Plan, Planned } from './usePlan.ts'
import type { Started } from './useRunDialog.ts'

type Filed = RunFileMutation['answer']
type Group = Plan['sums'][number]

interface RunFilesProps {
  readonly records: Records
  readonly action: ActionModel
  readonly planned: Planned
  /** Of what is planned now; undefined while that is not known. */
  readonly plan: Plan | undefined
  readonly onFiled: (run: Started) => void
}

/** Whoever may not see a value whole is handed no file. */
const mayHandOut = ({ entity }: Records, { file }: ActionModel, viewer: Viewer): boolean =>
  file !== undefined && file.columns.map((path) => fieldAt(entity, path)?.reveal).every((guard) => !guard || decide(viewer, guard).allowed)

const problemOf = (failure: unknown, outcome: Filed | undefined, t: Text): string | undefined => {
  if (failure !== undefined) return failureText(failure, t)
  if (outcome?.__typename === 'Refused') return serverText(outcome, t)
  return outcome?.__typename === 'Invalid' ? outcome.errors.map((each) => serverText(each, t)).join(' ') : undefined
}

const FileDialog = ({
  records,
  action,
  planned: { rows, input, ticks },
  group: { per, group, count },
  onFiled,
  onClose,
}: Omit<RunFilesProps, 'plan'> & { readonly group: Group; readonly onClose: () => void }) => {
  const t = useText()
  const client = useApolloClient()
  const { busy, outcome, failure, begin } = useOneKey<Filed>()
  const many = t(records.entity.many)
  const ask = async (reason: string, currentPassword = ''): Promise<boolean> => {
    const came = await begin(async (key) => {
      const change = await changeOf(records, action, { input, ticks, key })
      const [mutation, variables] = [sessionChanges.RunFile, { rows, change, group, count, reason, currentPassword, key }]
      return (await client.mutate({ mutation, variables, fetchPolicy: 'no-cache', context: { quiet: true } })).data?.answer
    })
    if (came?.__typename !== 'RunFile') return false
    save(new Blob([came.text], { type: 'text/csv' }), `${many} ${came.id}.csv`)
    onFiled({ __typename: 'RunStarted', id: came.id, count: came.count })
    return true
  }
  const words = { title: t('runs.fileTitle', [per ?? many]), says: t('runs.fileSays', [count]), button: t('runs.fileTake') }
  return (
    <RevealDialog
      label={many}
      words={words}
      busy={busy}
      problem={problemOf(failure, outcome, t)}
      asksPassword
      ask={ask}
      onClose={onClose}
    />
  )
}

export const RunFiles = ({ plan, ...props }: RunFilesProps) => {
  const t = useText()
  const viewer = useViewer()
  const [group, setGroup] = useState<Group>()
  const [first] = plan?.sums ?? []
  const groups = plan?.sums.filter(({ field }) => field === first?.field) ?? []
  if (groups.length === 0 || !mayHandOut(props.records, props.action, viewer)) return null
  return (
    <div className="runFiles">
      {groups.map((each) => (
        <button key={each.group} type="button" className="button small" onClick={() => setGroup(each)}>
          {t('runs.file', [each.per ?? '', each.count])}
        </button>
      ))}
      {group && <FileDialog {...props} group={group} onClose={() => setGroup(undefined)} />}
    </div>
  )
}
