import { Skeleton } from '../../feedback/Skeleton/index.ts'
import { Row, Table, type BreakdownLayout } from './BreakdownTable.styles.ts'

/** Placeholders in the size of the rows that are loading. */
export function BreakdownSkeleton({ count, layout }: { count: number; layout: BreakdownLayout }) {
  return (
    <Table as="div" aria-hidden="true" $layout={layout}>
      {Array.from({ length: count }, (_, row) => (
        <Row as="div" key={row} $layout={layout}>
          <Skeleton inlineSize={`${72 - 7 * row}%`} blockSize="0.75rem" />
        </Row>
      ))}
    </Table>
  )
}
