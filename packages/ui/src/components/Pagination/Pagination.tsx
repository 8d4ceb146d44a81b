import { msg } from '@lingui/core/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { pageCount, pageSizes } from '../../list/listState.ts'
import type { ListPagination } from '../../list/index.ts'
import { useFormat } from '../../format/index.ts'
import { useText } from '../../text/useText.ts'
import { IconButton } from '../IconButton/index.ts'
import { Select } from '../Select/index.ts'
import { Cell, Gap, Pages, Place, Root, Size, Steps, Total } from './Pagination.styles.ts'
import { shownPages } from './pages.ts'

export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'onChange' | 'children'> {
  /** Page, page size and total, as `useListState` keeps them. */
  pagination: ListPagination
  /** Called with the page and the page size that were chosen. */
  onChange: (current: number, pageSize: number) => void
  /** Accessible name: what has these pages. */
  'aria-label': string
}

/** How many rows there are, the pages, and how many rows are on one. */
export function Pagination({ pagination, onChange, ...rest }: PaginationProps) {
  const { current, pageSize, total, showSizeChanger, showTotal } = pagination
  const text = useText()
  const format = useFormat()
  const last = pageCount(total, pageSize)
  const page = format.full(current)
  const pages = format.full(last)
  return (
    <Root {...rest}>
      <Total data-part="total">{showTotal(total)}</Total>
      <Steps>
        <IconButton
          size="sm"
          icon={ChevronLeft}
          isDirectional
          aria-label={text(msg`Previous page`)}
          isDisabled={current <= 1}
          onPress={() => onChange(current - 1, pageSize)}
        />
        <Pages>
          {shownPages(current, last).map((number, index) => (
            <li key={number ?? `gap ${index}`}>
              {number === null ? (
                <Gap aria-hidden="true">…</Gap>
              ) : (
                <PageCell number={number} isCurrent={number === current} onPress={() => onChange(number, pageSize)} />
              )}
            </li>
          ))}
        </Pages>
        <Place>{text(msg`${page} of ${pages}`)}</Place>
        <IconButton
          size="sm"
          icon={ChevronRight}
          isDirectional
          aria-label={text(msg`Next page`)}
          isDisabled={current >= last}
          onPress={() => onChange(current + 1, pageSize)}
        />
      </Steps>
      {showSizeChanger && (
        <Size>
          <Select
            aria-label={text(msg`Rows per page`)}
            size="md"
            value={String(pageSize)}
            options={sizesWith(pageSize).map((size) => ({ value: String(size), label: text(msg`${size} / page`) }))}
            onChange={(size) => onChange(current, Number(size))}
          />
        </Size>
      )}
    </Root>
  )
}

function PageCell({ number, isCurrent, onPress }: { number: number; isCurrent: boolean; onPress: () => void }) {
  const text = useText()
  const page = useFormat().full(number)
  return (
    <Cell aria-label={text(msg`Page ${page}`)} {...(isCurrent && { 'aria-current': 'page' })} onPress={onPress}>
      {page}
    </Cell>
  )
}

/** A size that an address asks for can be seen, too. */
const sizesWith = (pageSize: number): readonly number[] =>
  pageSizes.some((size) => size === pageSize) ? pageSizes : [...pageSizes, pageSize].toSorted((one, two) => one - two)
