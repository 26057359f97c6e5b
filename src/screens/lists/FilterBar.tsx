// Search, filters as chips, and what one does with the list itself: one line above the table.
import { Suspense, useMemo } from 'react'
import { screens } from '#generated/routes.ts'
import type { FieldModel, ListModel } from '../../../language/model.ts'
import { useText } from '../../client/texts/useText.ts'
import type { Records } from '../../client/records/loadRecords.ts'
import { fieldsAt } from '../../client/records/fieldAt.ts'
import { mayRead } from '../../client/records/mayRead.ts'
import { useConsole } from '../../client/useConsole.ts'
import { useViewer } from '../../client/useViewer.ts'
import { useAfterFirstScreen } from '../../client/useAfterFirstScreen.ts'
import { withFilter, type Filters } from './activeFilters.ts'
import { cleared } from './EmptyList.tsx'
import type { ListProps } from './useListScreen.ts'
import { filterKindOf } from './filterWire.ts'
import { FilterChip } from './FilterChip.tsx'
import { SearchBox } from './SearchBox.tsx'
import { lazyScreen } from '../../look/lazyScreen.ts'

// At the end of the line, in a place of their own: nothing moves when they come, after the first screen.
const ListTools = lazyScreen(async () => ({ default: (await import('./ListTools.tsx')).ListTools }), { soon: true })

/** A button with the gap before it. */
const toolPixels = 32

const isChoice = ({ choices }: FieldModel): boolean => choices === undefined || choices.length > 1

/** What is chosen from has its list behind a flag that is off. */
const isOff = ({ entity }: FieldModel, flags: Readonly<Record<string, boolean>>): boolean =>
  entity !== undefined && screens.some((each) => each.entity === entity && each.when !== undefined && flags[each.when] !== true)

/**
 * A filter over what one may not read would tell it all the same, so it is not offered; nor where there is nothing to choose, or what is chosen from is
 * off. One that holds by the address is shown: nothing narrows a list unseen.
 */
const useFilters = ({ entity }: Records, list: ListModel, set: Filters): readonly FieldModel[] => {
  const viewer = useViewer()
  const { flags } = useConsole().configuration
  return useMemo(
    () =>
      fieldsAt(entity, list.filters).filter(
        (field) =>
          filterKindOf(field) !== undefined &&
          isChoice(field) &&
          mayRead(viewer, entity, field.path) &&
          (!isOff(field, flags) || field.path in set),
      ),
    [entity, list, viewer, flags, set],
  )
}

export const FilterBar = (about: ListProps) => {
  const { records, list, screen } = about
  const t = useText()
  const { params, move, state, stats } = screen
  const fields = useFilters(records, list, state.filters)
  const free = useAfterFirstScreen()
  const narrowed = params.search !== '' || Object.keys(state.filters).length > 0
  return (
    <search className="filterBar">
      {list.search.length > 0 && (
        <SearchBox search={params.search} box={screen.searchBox} onSearch={(search) => move({ search }, { replace: true })} />
      )}
      {fields.map((field) => (
        <FilterChip
          key={field.path}
          field={field}
          value={state.filters[field.path]}
          stats={stats?.by === field.path ? stats : undefined}
          rows={state.rows}
          onChange={(value, how) => move({ filters: withFilter(list, params, field.path, value) }, how)}
        />
      ))}
      {narrowed && (
        <button type="button" className="textButton" onClick={() => move(cleared(list, params))}>
          {t('list.clearFilters')}
        </button>
      )}
      <span style={{ minInlineSize: toolPixels * (3 + Number(screen.desk.offered) + Number(list.cards !== undefined)) }}>
        {free && (
          <Suspense fallback={null}>
            <ListTools {...about} />
          </Suspense>
        )}
      </span>
    </search>
  )
}
