// The one table: semantic, dense; wider than the screen it scrolls inside its own frame. And what stands in its place until its rows are there.
import type { ComponentProps } from 'react'
import './list.css'
import { useText } from '../../client/texts/useText.ts'

export const DenseTable = (props: ComponentProps<'table'>) => <table {...props} className="denseTable" />

export const SkeletonRows = ({ columns, rows }: { readonly columns: number; readonly rows: number }) =>
  Array.from({ length: rows }, (_, row) => (
    <tr key={row}>
      {Array.from({ length: columns }, (__, column) => (
        <td key={column} aria-hidden="true">
          <div className="skeleton skeletonLine" style={{ inlineSize: `${50 + ((row * 7 + column * 13) % 40)}%` }} />
        </td>
      ))}
    </tr>
  ))

/** The table's place while its rows are on their way: as high as they will be, so that nothing jumps. */
export const TableSkeleton = (size: { readonly columns: number; readonly rows: number }) => {
  const t = useText()
  return (
    <output aria-label={t('list.loading')}>
      <DenseTable aria-hidden="true">
        <tbody>
          <SkeletonRows {...size} />
        </tbody>
      </DenseTable>
    </output>
  )
}
