// A part as facts, with a pencil that opens its form in place.
import { Suspense, useState } from 'react'
import { newerOf } from '../../actions/actionCall.ts'
import { RowActions } from '../../actions/RowActions.tsx'
import { preloadForm } from '../../actions/forms/LazyForm.ts'
import { useHiddenFields } from '../../client/records/useHiddenFields.ts'
import { preloadChanges } from '../../client/records/useRecords.ts'
import type { Row } from '../../client/records/Row.ts'
import { externalAddress } from '../../client/externalAddress.ts'
import { useText, type Text } from '../../client/texts/useText.ts'
import { useViewer } from '../../client/useViewer.ts'
import { ReasonButton } from '../../look/ReasonButton.tsx'
import { wordsOf } from '../../../language/messages.ts'
import { pathIn } from '../../../language/paths.ts'
import { editableFields } from '../../client/records/editableFields.ts'
import { Facts } from '../lists/Facts.tsx'
import { SectionFrame } from './SectionFrame.tsx'
import type { SectionProps } from './SectionProps.ts'
import { useConsole } from '../../client/useConsole.ts'
import { lazyScreen } from '../../look/lazyScreen.ts'
import { underLook } from '../../look/underLook.ts'

const EditInPlace = lazyScreen(
  underLook(async () => ({ default: (await import('./EditInPlace.tsx')).EditInPlace })),
  { soon: true },
)

/** Where a guard stands against every change of this record the pencil is there and says which. */
const reasonNotTo = ({ can }: Row, part: string, t: Text): string => {
  const found = can?.find(({ action }) => action === pathIn(part, 'update'))
  return found === undefined || found.allowed ? '' : t(found.rule ?? 'refusals.state', wordsOf(found.params ?? [], t))
}

export const FormSection = (props: SectionProps<'form'>) => {
  const { section, records, role, subject } = props
  const t = useText()
  const [saved, setSaved] = useState<Row>()
  // What was just saved stands until the record itself has been read again.
  const record = newerOf(props.record, saved, section.part)
  const viewer = useViewer()
  const hidden = useHiddenFields(records.entity)
  const { addresses } = useConsole().configuration
  const [editing, setEditing] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const elsewhere = externalAddress(addresses[section.unless ?? '']) !== undefined
  const fields = editableFields({ entity: records.entity, part: section.part, paths: section.fields, viewer, subject, role, hidden })
  const edit = (): void => {
    preloadChanges(records)
    preloadForm(section.form)
    setEditing(true)
    setWasOpen(true)
  }
  const facts = <Facts records={records} record={record} paths={[...section.fields, ...section.facts]} role={role} />
  const pencil = !editing && !elsewhere && fields.length > 0 && (
    <ReasonButton
      icon="edit"
      name={t('forms.edit', [t(section.label)])}
      reason={reasonNotTo(record, section.part, t)}
      onPress={edit}
      takesFocus={wasOpen}
    />
  )
  return (
    <SectionFrame
      label={section.label}
      actions={
        <>
          {!editing && <RowActions entity={records.entity} paths={section.actions} record={record} />}
          {pencil}
        </>
      }
    >
      {editing ? (
        <Suspense fallback={facts}>
          <EditInPlace {...props} record={record} fields={fields} onSaved={setSaved} onClose={() => setEditing(false)} />
        </Suspense>
      ) : (
        facts
      )}
    </SectionFrame>
  )
}
