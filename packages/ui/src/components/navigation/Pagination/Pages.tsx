import { msg } from '@lingui/core/macro'
import { useFormat } from '../../../format/index.ts'
import { useText } from '../../../format/useText.ts'
import { Cell, Gap, PageList } from './Pagination.styles.ts'
import { shownPages } from './pageNumbers.ts'

interface PagesProps {
  current: number
  last: number
  onOpen: (page: number) => void
}

/** Buttons for the pages: all, or the first, the last and those around the current one. */
export function Pages({ current, last, onOpen }: PagesProps) {
  return (
    <PageList>
      {shownPages(current, last).map((number, index) => (
        <li key={number ?? `gap ${index}`}>
          {number === null ? (
            <Gap aria-hidden="true">…</Gap>
          ) : (
            <PageCell number={number} isCurrent={number === current} onPress={() => onOpen(number)} />
          )}
        </li>
      ))}
    </PageList>
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
