import { msg } from '@lingui/core/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { pageCount } from '../../../list/listState.ts'
import type { CursorPagination, ListPagination } from '../../../list/index.ts'
import { useFormat } from '../../../format/index.ts'
import { useText } from '../../../format/useText.ts'
import { IconButton } from '../../actions/IconButton/index.ts'
import { GoTo } from './GoTo.tsx'
import { Pages } from './Pages.tsx'
import { Place, Root, Steps, Total } from './Pagination.styles.ts'
import { maxShown } from './pageNumbers.ts'
import { SizeChanger } from './SizeChanger.tsx'
import { totalText } from './totalText.ts'
import type { StrictOmit } from '../../props.ts'

export interface PaginationProps extends StrictOmit<ComponentPropsWithRef<'nav'>, 'onChange' | 'children'> {
  /**
   * Page, page size and total from `useListState`; or without a total, if the service only reports whether there is a
   * next page.
   */
  pagination: ListPagination | CursorPagination
  /** Called with the newly selected page and page size. */
  onChange: (current: number, pageSize: number) => void
  /** Accessible name of the pagination. */
  'aria-label': string
}

/** The number of rows, the pages, and the number of rows on a page. */
export function Pagination({ pagination, onChange, ...rest }: PaginationProps) {
  const { current, pageSize, showSizeChanger } = pagination
  const text = useText()
  const format = useFormat()
  const page = format.full(current)
  const open = (next: number) => onChange(next, pageSize)
  const size = showSizeChanger && <SizeChanger pageSize={pageSize} onChange={(next) => onChange(current, next)} />
  if ('pageInfo' in pagination) {
    const { hasPreviousPage, hasNextPage } = pagination.pageInfo
    return (
      <Root {...rest}>
        <Total data-part="total">{text(msg`Page ${page}`)}</Total>
        <PageSteps current={current} hasPrevious={hasPreviousPage} hasNext={hasNextPage} onOpen={open} />
        {size}
      </Root>
    )
  }
  const { total, showGoTo = false } = pagination
  const last = pageCount(total, pageSize)
  const pages = format.full(last)
  return (
    <Root {...rest}>
      <Total data-part="total">{totalText(pagination)}</Total>
      <PageSteps current={current} hasPrevious={current > 1} hasNext={current < last} onOpen={open}>
        <Pages current={current} last={last} onOpen={open} />
        <Place>{text(msg`${page} of ${pages}`)}</Place>
      </PageSteps>
      {showGoTo && last > maxShown && <GoTo last={last} onOpen={open} />}
      {size}
    </Root>
  )
}

interface PageStepsProps {
  current: number
  hasPrevious: boolean
  hasNext: boolean
  onOpen: (page: number) => void
  /** Content between the two buttons. */
  children?: ReactNode | undefined
}

/** The buttons to the previous page and to the next. */
function PageSteps({ current, hasPrevious, hasNext, onOpen, children }: PageStepsProps) {
  const text = useText()
  return (
    <Steps>
      <IconButton
        size="sm"
        icon={ChevronLeft}
        isDirectional
        aria-label={text(msg`Previous page`)}
        isDisabled={!hasPrevious}
        onPress={() => onOpen(current - 1)}
      />
      {children}
      <IconButton
        size="sm"
        icon={ChevronRight}
        isDirectional
        aria-label={text(msg`Next page`)}
        isDisabled={!hasNext}
        onPress={() => onOpen(current + 1)}
      />
    </Steps>
  )
}
