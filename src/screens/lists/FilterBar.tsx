// Search, filters as chips, and the choice of columns: one line above the table.
import { Suspense, useMemo, type RefObject } from 'react'
import { person } from '#generated/access.ts'
import { decide } from '../../../language/access.ts'
import type { FieldModel, ListModel } from '../../../language/model.ts'
import { useText } from '../../client/texts/useText.ts'
import type { Records } from '../../client/records/loadRecords.ts'
import { fieldsAt } from '../../client/records/fieldAt.ts'
import { mayRead } from '../../client/records/mayRead.ts'
import { useOnlyLooks } from '../../client/useOnlyLooks.ts'
import { useViewer } from '../../client/useViewer.ts'
import { withFilter } from './activeFilters.ts'
import { cleared } from './EmptyList.tsx'
import { BarMenu, type ListMenuProps } from './BarMenu.tsx'
import { filterKindOf } from './filterWire.ts'
import { FilterChip } from './FilterChip.tsx'
import { SearchBox } from './SearchBox.tsx'
import { lazyScreen } from '../../look/lazyScreen.ts'
import { underLook } from '../../look/underLook.ts'

const LookSwitch = lazyScreen(async () => ({ default: (await import('./LookSwitch.tsx')).LookSwitch }), { soon: true })
const ColumnChoice = lazyScreen(
  underLook(async () => ({ default: (await import('./ColumnChoice.tsx')).ColumnChoice })),
  { as: 'dialog' },
)
const ExportChoice = lazyScreen(
  underLook(async () => ({ default: (await import('./ExportChoice.tsx')).ExportChoice })),
  { as: 'dialog' },
)

export interface FilterBarProps extends ListMenuProps {
  readonly searchBox: RefObject<HTMLInputElement | null>
}

const isChoice = ({ choices }: FieldModel): boolean => choices === undefined || choices.length > 1

/** Whoever only looks as another role takes nothing out. */
const useMayExport = (): boolean => {
  const viewer = useViewer()
  const onlyLooks = useOnlyLooks()
  return !onlyLooks && decide(viewer, person.exports).allowed
}

/** A filter over what one may not read would tell it all the same, so it is not offered; nor where there is nothing to choose. */
const useFilters = ({ entity }: Records, list: ListModel): readonly FieldModel[] => {
  const viewer = useViewer()
  return useMemo(
    () =>
      fieldsAt(entity, list.filters).filter(
        (field) => filterKindOf(field) !== undefined && isChoice(field) && mayRead(viewer, entity, field.path),
      ),
    [entity, list, viewer],
  )
}

export const FilterBar = ({ searchBox, ...about }: FilterBarProps) => {
  const { records, list, screen } = about
  const exports = useMayExport()
  const t = useText()
  const fields = useFilters(records, list)
  const { params, move, state, stats } = screen
  const narrowed = params.search !== '' || Object.keys(state.filters).length > 0
  return (
    <search className="filterBar">
      {list.search.length > 0 && (
        <SearchBox search={params.search} box={searchBox} onSearch={(search) => move({ search }, { replace: true })} />
      )}
      {fields.map((field) => (
        <FilterChip
          key={field.path}
          field={field}
          value={state.filters[field.path]}
          stats={stats?.by === field.path ? stats : undefined}
          rows={state.rows}
          onChange={(value) => move({ filters: withFilter(list, params, field.path, value) })}
        />
      ))}
      {narrowed && (
        <button type="button" className="textButton" onClick={() => move(cleared(list, params))}>
          {t('list.clearFilters')}
        </button>
      )}
      <span>
        {(list.cards ?? screen.desk.offered) && (
          <Suspense fallback={null}>
            <LookSwitch {...about} />
          </Suspense>
        )}
        <BarMenu {...about} icon="columns" name="list.columns" menu={ColumnChoice} />
        {exports && <BarMenu {...about} icon="export" name="list.export" menu={ExportChoice} />}
      </span>
    </search>
  )
}
