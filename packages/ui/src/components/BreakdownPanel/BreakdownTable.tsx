import { msg } from '@lingui/core/macro'
import type { LucideIcon } from 'lucide-react'
import { useFormat } from '../../format/useFormat.ts'
import { useText } from '../../text/useText.ts'
import { Skeleton } from '../Skeleton/index.ts'
import { BreakdownName, type NameKind } from './BreakdownName.tsx'
import {
  Figure,
  FigureColumn,
  Head,
  HeadCell,
  Name,
  Percent,
  Row,
  Table,
  type BreakdownLayout,
} from './BreakdownTable.styles.ts'

export interface BreakdownRow {
  id: string
  /** What the row is about. */
  name: string
  /**
   * What the name is: `path` runs left to right and is shortened in its middle, `text` is a person’s words
   * in whatever direction, `word` is the interface’s own.
   * @default 'text'
   */
  kind?: NameKind
  /** One or two letters before the name, such as a country’s code; an icon where there are none. */
  tag?: string | LucideIcon
  visitors: number
  /** Of all visitors, 0 to 100. */
  percentage: number
  /** How often, in the `table` layout. */
  count?: number
}

interface BreakdownTableProps {
  /** Accessible name of the table. */
  name: string
  /** Heading of its first column. */
  column: string
  rows: readonly BreakdownRow[]
  layout: BreakdownLayout
  /** Whether the headings are seen, and stay so while the rows scroll. */
  hasHead: boolean
}

/** Names and how many visitors each had. */
export function BreakdownTable({ name, column, rows, layout, hasHead }: BreakdownTableProps) {
  const text = useText()
  const format = useFormat()
  const largest = Math.max(0, ...rows.map(({ visitors }) => visitors))
  const isTable = layout === 'table'
  return (
    <Table aria-label={name} $layout={layout}>
      <colgroup>
        <col />
        <FigureColumn $layout={layout} />
        <FigureColumn $layout={layout} />
      </colgroup>
      <Head $isShown={hasHead}>
        <tr>
          <HeadCell scope="col" $layout={layout}>
            {column}
          </HeadCell>
          <HeadCell scope="col" $layout={layout} $isFigure>
            {text(msg`Visitors`)}
          </HeadCell>
          <HeadCell scope="col" $layout={layout} $isFigure title={isTable ? undefined : text(msg`Share of visitors`)}>
            {isTable ? text(msg`Total`) : text(msg`Share`)}
          </HeadCell>
        </tr>
      </Head>
      <tbody>
        {rows.map(({ id, name: rowName, kind = 'text', tag, visitors, percentage, count }) => (
          <Row key={id} $layout={layout}>
            <Name scope="row" $layout={layout} style={isTable ? {} : { '--bar': barOf(visitors, largest) }}>
              <BreakdownName name={rowName} kind={kind} tag={tag} />
            </Name>
            <Figure title={format.full(visitors)}>{isTable ? format.full(visitors) : format.compact(visitors)}</Figure>
            {isTable ? <Figure>{format.full(count)}</Figure> : <Percent>{format.percent(percentage)}</Percent>}
          </Row>
        ))}
      </tbody>
    </Table>
  )
}

/** Rows on their way, in the place that they will take. */
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

const barOf = (value: number, largest: number): string => `${largest > 0 ? (100 * value) / largest : 0}%`
