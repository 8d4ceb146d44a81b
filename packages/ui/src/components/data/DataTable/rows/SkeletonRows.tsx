import { Skeleton } from '../../../feedback/Skeleton/index.ts'

const maxPlaceholders = 10

/** Placeholders for rows that are loading. */
export function SkeletonRows({
  columnCount,
  rowCount = maxPlaceholders,
}: {
  columnCount: number
  rowCount: number | undefined
}) {
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: Math.min(rowCount, maxPlaceholders) }, (_, row) => (
        <tr key={row} data-part="row">
          {Array.from({ length: columnCount }, (__, column) => (
            <td key={column}>
              <Skeleton inlineSize={column === 0 ? '1.25rem' : `${45 + ((row * 3 + column * 5) % 4) * 12}%`} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
