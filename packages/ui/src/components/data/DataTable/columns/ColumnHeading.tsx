import { msg } from '@lingui/core/macro'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { lazy, Suspense, type ReactNode } from 'react'
import { useFormat } from '../../../../format/index.ts'
import { useText } from '../../../../format/useText.ts'
import { Icon } from '../../Icon/index.ts'
import { HeadCell } from '../DataTable.styles.ts'
import type { DataTableColumn } from '../DataTable.types.ts'
import type { HeadProps } from './Head.types.ts'
import { Heading, FieldName, SortRank, SortButton } from './heading.styles.ts'
import { isNumeric } from './cellText.ts'
import { pinnedCell } from './pinnedCell.ts'
import type { ResizeHandle } from './ResizeHandle.tsx'
import { ariaSort } from '../sorting/sorters.ts'
import type { StrictOmit } from '../../../props.ts'

/** Few tables can be arranged, so what their columns are resized with comes with these. Without it they keep their widths. */
const LazyHandle = lazy(async () => ({
  default: await import('./ResizeHandle.tsx').then<typeof ResizeHandle | typeof Nothing, typeof Nothing>(
    (code) => code.ResizeHandle,
    () => Nothing,
  ),
})) as typeof ResizeHandle

const Nothing = () => null

interface ColumnHeadingProps<Row extends { id: string }> extends StrictOmit<HeadProps<Row>, 'rowSelection'> {
  column: DataTableColumn<Row>
  /** The index among the columns; the first one identifies a row. */
  index: number
}

/** The heading of a column, which sorts when pressed and has a handle to resize the column. */
export function ColumnHeading<Row extends { id: string }>({ column, index, props, state }: ColumnHeadingProps<Row>) {
  const { id, header, kind, isKey = false, description, isSortable = false } = column
  const name = isKey ? (
    <FieldName dir="ltr" title={description}>
      {header}
    </FieldName>
  ) : (
    <Heading title={description}>{header}</Heading>
  )
  const place = state.sorters.findIndex(({ columnKey }) => columnKey === id)
  const order = state.sorters[place]?.order ?? null
  const width = state.widths?.[index]
  return (
    <HeadCell
      scope="col"
      data-kind={kind}
      // What identifies a row stands at the start, also where it is a number.
      data-figure={(index > 0 && isNumeric(kind)) || undefined}
      data-cell={index === 0 ? 'identity' : undefined}
      // `aria-sort` is only allowed on one column: https://www.w3.org/TR/wai-aria-1.2/#aria-sort
      aria-sort={place === 0 && order !== null ? ariaSort[order] : undefined}
      {...pinnedCell(state.pins, id)}
    >
      {isSortable ? (
        <Sort id={id} place={place} order={order} state={state}>
          {name}
        </Sort>
      ) : (
        name
      )}
      {props.canArrange === true && width !== undefined && (
        <Suspense>
          <LazyHandle column={column} width={width} state={state} />
        </Suspense>
      )}
    </HeadCell>
  )
}

interface SortProps<Row extends { id: string }> extends Pick<ColumnHeadingProps<Row>, 'state'> {
  id: string
  /** The index among the orders, −1 without any. */
  place: number
  order: 'ascend' | 'descend' | null
  children: ReactNode
}

function Sort<Row extends { id: string }>({ id, place, order, state, children }: SortProps<Row>) {
  const text = useText()
  const number = useFormat().full(place + 1)
  const isOneOfMany = place >= 0 && state.sorters.length > 1
  const nextText = {
    ascend: text(msg`Sorts ascending`),
    descend: text(msg`Sorts descending`),
    own: text(msg`Restores the default order`),
  }
  const next = nextText[state.nextOf(id).order ?? 'own']
  const nowText = { ascend: text(msg`ascending`), descend: text(msg`descending`) }
  const now = order === null ? '' : nowText[order]
  return (
    <SortButton
      type="button"
      data-sorted={order ?? undefined}
      aria-description={isOneOfMany ? text(msg`Number ${number} in the order, ${now}. ${next}`) : next}
      onClick={({ shiftKey }) => state.sortBy(id, shiftKey)}
    >
      {children}
      <Icon icon={order === null ? ChevronsUpDown : order === 'ascend' ? ArrowUp : ArrowDown} size={14} />
      {isOneOfMany && <SortRank aria-hidden="true">{number}</SortRank>}
    </SortButton>
  )
}
