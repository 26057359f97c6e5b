// The table's place while its rows are on their way: as high as they will be, so that nothing jumps.
import { useText } from '../../client/texts/useText.ts'
import { DenseTable } from './DenseTable.tsx'

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
