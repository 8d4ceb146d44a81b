import { useKit, type BreakdownContent } from '@sightline/ui'
import { useEffect, useState } from 'react'
import { useWholeBreakdown } from '../../session/queries.ts'
import { useMessageText } from '../../texts/messageTexts.ts'
import type { Range } from './range.ts'
import { missingNameOf, rowsOf } from './rows.ts'
import type { Dimension } from './tabs.ts'
import { useValueNames } from './useValueNames.ts'

/** There are so few of these that all of them come at once. */
const most = 1000

/** Every row of a dimension, and the search among them. It ends when the list closes. */
export function useWholeList(siteId: string, range: Range | undefined, dimension: Dimension, isOpen: boolean) {
  const text = useMessageText()
  const names = useValueNames()
  const { intlLocale } = useKit()
  const [search, setSearch] = useState('')
  const asked = useSettled(search.trim())
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen)
    setSearch('')
  }
  const contains = (name: string, part: string) =>
    name.toLocaleLowerCase(intlLocale).includes(part.toLocaleLowerCase(intlLocale))

  // The service has codes, people read names: those of codes are searched here.
  const isCoded = dimension === 'country' || dimension === 'device'
  const whole = useWholeBreakdown(
    siteId,
    range,
    isCoded
      ? { dimension, pageSize: most }
      : { dimension, search: asked, isMissingFound: contains(missingNameOf(dimension, names), asked) },
    isOpen,
  )

  const content = (): BreakdownContent => {
    if (whole.data !== undefined) {
      const { pages } = whole.data
      const rows = rowsOf(
        dimension,
        pages.flatMap((page) => page.rows),
        names,
      )
      if (!isCoded) return { status: 'ready', rows, totalRows: pages[0]?.total_rows ?? 0 }
      const found = rows.filter(({ name }) => contains(name, search.trim()))
      return { status: 'ready', rows: found, totalRows: found.length }
    }
    if (!whole.isError) return { status: 'loading' }
    return { status: 'error', message: text(whole.error.message), onRetry: () => void whole.refetch() }
  }
  return {
    content: content(),
    search,
    onSearchChange: setSearch,
    onMore: whole.hasNextPage ? () => void whole.fetchNextPage() : undefined,
    isLoadingMore: whole.isFetchingNextPage,
  }
}

const settledAfter = 250

/** A text once nobody has typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settledAfter)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
