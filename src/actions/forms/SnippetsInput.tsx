// Several lines of text, with texts kept ready that one puts in: from a menu below the box, the record's own values filled into each.
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import TextareaWidget from '@rjsf/mui/lib/TextareaWidget/TextareaWidget.js'
import { useQuery } from '@apollo/client/react'
import type { RJSFSchema, WidgetProps } from '@rjsf/utils'
import { Suspense, useState } from 'react'
import { decide } from '../../../language/access.ts'
import type { FieldModel } from '../../../language/model.ts'
import { named } from '../../../language/named.ts'
import { valueAt } from '../../../language/paths.ts'
import { textOf, titleOf } from '../../../language/textOf.ts'
import { fieldAt } from '../../client/records/fieldAt.ts'
import { guardsFor, variablesFor } from '../../client/records/variablesFor.ts'
import type { Row, Stretch } from '../../client/records/Row.ts'
import { useRecords } from '../../client/records/useRecords.ts'
import { useTextContext } from '../../client/records/useTextContext.ts'
import { useViewer } from '../../client/useViewer.ts'
import { Link } from '../../look/Link.tsx'
import type { FormContext } from './FormContext.ts'

type Props = WidgetProps<Record<string, unknown>, RJSFSchema, FormContext>
type Snippets = NonNullable<FieldModel['snippets']>

interface ChoiceProps {
  readonly snippets: Snippets
  readonly anchor: HTMLElement
  /** The name of a parameter to what it stands for here. */
  readonly valueOf: (name: string) => string | undefined
  readonly onChoose: (text: string) => void
  readonly onClose: () => void
}

const none: readonly Row[] = []

const textIn = (row: Row, { text }: Snippets): string => {
  const value = valueAt(row, text)
  return typeof value === 'string' ? value : ''
}

/** Unknown names stay as they are written: whoever sends it sees them. */
const filledIn = (text: string, valueOf: ChoiceProps['valueOf']): string =>
  text.replaceAll(/\{(\w+)\}/g, (written, name: string) => valueOf(name) ?? written)

const Choice = ({ snippets, anchor, valueOf, onChoose, onClose }: ChoiceProps) => {
  const { t } = useTextContext()
  const viewer = useViewer()
  const { entity, documents } = useRecords(snippets.entity)
  const document = entity.list && documents[entity.list.document]
  if (!entity.list || !document) throw new Error(`${snippets.entity} has no list of texts`)
  const variables = variablesFor(document, { ...guardsFor(viewer, entity.list.guards), first: 100 })
  const { data, loading } = useQuery<{ answer: Stretch | readonly Row[] }>(document, { variables, fetchPolicy: 'cache-and-network' })
  const answer = data?.answer ?? none
  const rows = 'items' in answer ? answer.items : answer
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {rows.length === 0 && <MenuItem disabled>{t(loading ? 'list.loading' : 'list.empty')}</MenuItem>}
      {rows.map((row) => (
        <MenuItem key={row.id} dense onClick={() => onChoose(filledIn(textIn(row, snippets), valueOf))}>
          {titleOf(entity, row)}
        </MenuItem>
      ))}
      {entity.list.path !== '' && (
        <MenuItem dense component={Link} to={entity.list.path}>
          {t('forms.snippetsList', [t(entity.many)])}
        </MenuItem>
      )}
    </Menu>
  )
}

const Snippets = ({ snippets, ...given }: Omit<ChoiceProps, 'anchor' | 'onClose'>) => {
  const { t } = useTextContext()
  const viewer = useViewer()
  const { entity } = useRecords(snippets.entity)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (!decide(viewer, entity.parts[0]?.read, viewer.id).allowed) return null
  return (
    <>
      <button type="button" className="textButton" aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
        {t(entity.many)}
      </button>
      {anchor && (
        <Choice
          {...given}
          snippets={snippets}
          anchor={anchor}
          onChoose={(text) => {
            setAnchor(null)
            given.onChoose(text)
          }}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  )
}

export const SnippetsInput = (props: Props) => {
  const { name, value, disabled, onChange, registry } = props
  const { fields, about, records } = registry.formContext
  const context = useTextContext()
  const snippets = named(fields, name)?.snippets
  const valueOf = (parameter: string): string | undefined => {
    const field = records && fieldAt(records.entity, snippets?.fills?.[parameter] ?? '')
    return field && about ? textOf(field, valueAt(about, field.path), context) : undefined
  }
  /** After what stands there already. */
  const put = (text: string): void => onChange([value, text].filter((each) => typeof each === 'string' && each !== '').join('\n'))
  return (
    <>
      <TextareaWidget {...props} />
      {snippets && disabled !== true && (
        <Suspense fallback={null}>
          <Snippets snippets={snippets} valueOf={valueOf} onChoose={put} />
        </Suspense>
      )}
    </>
  )
}
