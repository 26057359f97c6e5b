// One block of a list that is shown apart.
import { offeredOnList } from '../../actions/offered.ts'
import { useActionHost } from '../../actions/ActionHost.tsx'
import { useText } from '../../client/texts/useText.ts'
import { useViewer } from '../../client/useViewer.ts'
import { ListTable } from './ListTable.tsx'
import type { NamedListProps } from './useListScreen.ts'

/** Its screen is of this block's rows only. */
export interface ListGroupProps extends NamedListProps {
  /** What a record added here has already, by name. */
  readonly given: Readonly<Record<string, string>>
}

export const ListGroup = ({ records, list, screen, label, given }: ListGroupProps) => {
  const t = useText()
  const viewer = useViewer()
  const { start } = useActionHost()
  const names = Object.keys(given)
  const adding = offeredOnList(records.entity, list.listActions, viewer).filter((each) => names.every((name) => each.inputs.includes(name)))
  return (
    <div className="listGroup">
      <header>
        <h2>{label}</h2>
        {adding.map((action) => (
          <button
            key={action.path}
            type="button"
            className="textButton"
            aria-label={`${t(action.label)}: ${label}`}
            onClick={() => start(action, undefined, given)}
          >
            {t(action.label)}
          </button>
        ))}
      </header>
      {screen.state.rows.length === 0 ? (
        <p>{t('list.empty')}</p>
      ) : (
        <ListTable records={records} list={list} screen={screen} label={label} />
      )}
    </div>
  )
}
