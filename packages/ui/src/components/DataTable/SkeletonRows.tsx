import { Skeleton } from '../Skeleton/index.ts'
import { BodyRow, Cell } from './DataTable.styles.ts'

const most = 10

/** Places of rows that are on their way. */
export function SkeletonRows({ columnCount, rowCount = most }: { columnCount: number; rowCount: number | undefined }) {
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: Math.min(rowCount, most) }, (_, row) => (
        <BodyRow key={row}>
          {Array.from({ length: columnCount }, (__, column) => (
            <Cell key={column}>
              <Skeleton inlineSize={column === 0 ? '1.25rem' : `${45 + ((row * 3 + column * 5) % 4) * 12}%`} />
            </Cell>
          ))}
        </BodyRow>
      ))}
    </tbody>
  )
}
