import { msg } from '@lingui/core/macro'
import { CloudOff, Inbox } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../../../format/useText.ts'
import { Button } from '../../actions/Button/index.ts'
import { Icon } from '../Icon/index.ts'
import { VisuallyHidden } from '../../layout/VisuallyHidden/index.ts'
import { Message } from './BreakdownPanel.styles.ts'
import { BreakdownSkeleton } from './BreakdownSkeleton.tsx'
import { BreakdownTable, type BreakdownRow } from './BreakdownTable.tsx'
import type { BreakdownSorting } from './sorting.ts'
import type { BreakdownLayout } from './BreakdownTable.styles.ts'

/** What a breakdown can show. */
export type BreakdownContent =
  | { status: 'loading' }
  | { status: 'error'; message: ReactNode; onRetry: () => void }
  | { status: 'ready'; rows: readonly BreakdownRow[]; totalRows: number }

interface ContentProps {
  name: string
  column: string
  content: BreakdownContent
  layout: BreakdownLayout
  /** How many rows are drawn while they load. */
  reserved: number
  /** What stands where there is no row. */
  empty: ReactNode
  /** What can be done about that. */
  emptyAction?: ReactNode | undefined
  /**
   * Whether the headings of the columns are seen.
   * @default in the `table` layout
   */
  hasHead?: boolean | undefined
  onRowAction?: ((row: BreakdownRow) => void) | undefined
  highlightedKey?: string | undefined
  onHighlightChange?: ((id: string | undefined) => void) | undefined
  sorting?: BreakdownSorting | undefined
}

/** The rows of a breakdown, or why there are none. */
export function Content(props: ContentProps) {
  const { content, layout, reserved, empty, emptyAction, hasHead = layout === 'table', ...table } = props
  const text = useText()
  switch (content.status) {
    case 'loading':
      return (
        <div aria-busy="true">
          <VisuallyHidden>{text(msg`Loading`)}</VisuallyHidden>
          <BreakdownSkeleton count={reserved} layout={layout} />
        </div>
      )
    case 'error':
      return (
        <Message role="alert">
          <Icon icon={CloudOff} size={20} />
          <p>{content.message}</p>
          <Button size="sm" onPress={content.onRetry}>
            {text(msg`Try again`)}
          </Button>
        </Message>
      )
    case 'ready':
      if (content.rows.length > 0) return <BreakdownTable {...table} {...{ layout, hasHead }} rows={content.rows} />
      return (
        <Message>
          <Icon icon={Inbox} size={20} />
          <p>{empty}</p>
          {emptyAction}
        </Message>
      )
  }
}
