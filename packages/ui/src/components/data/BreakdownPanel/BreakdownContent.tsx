import { msg } from '@lingui/core/macro'
import { CloudOff, Inbox } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../../../format/useText.ts'
import { Button } from '../../actions/Button/index.ts'
import { Icon } from '../Icon/index.ts'
import { VisuallyHidden } from '../../layout/VisuallyHidden/index.ts'
import { Message } from './BreakdownPanel.styles.ts'
import { BreakdownSkeleton } from './BreakdownSkeleton.tsx'
import { BreakdownTable } from './BreakdownTable.tsx'
import type { BreakdownRow, ColumnsProps, RowHandlers } from './BreakdownPanel.types.ts'
import type { BreakdownSorting } from './sorting.ts'
import type { BreakdownLayout } from './BreakdownTable.styles.ts'
import type { LoadingProps } from '../../props.ts'

/** The rows of a breakdown and their loading state. */
export interface BreakdownData extends LoadingProps {
  /** The rows, most visitors first; undefined until they have loaded. */
  rows: readonly BreakdownRow[] | undefined
  /**
   * The total number of rows, including those that are not shown.
   * @default the number of `rows`
   */
  totalRows?: number | undefined
}

interface ContentProps extends BreakdownData, RowHandlers, ColumnsProps {
  name: string
  column: string
  layout: BreakdownLayout
  /** The number of placeholder rows while they load. */
  reserved: number
  /** Content where there is no row. */
  empty: ReactNode
  /** An action for that case. */
  emptyAction?: ReactNode | undefined
  /**
   * Whether the column headings are visible.
   * @default in the `table` layout, and with further columns
   */
  hasHead?: boolean | undefined
  highlightedKey?: string | undefined
  onHighlightChange?: ((id: string | undefined) => void) | undefined
  sorting?: BreakdownSorting | undefined
}

/** Whether there is a line of headings above the rows, where nothing else is said. */
export const hasVisibleHead = ({ layout, columns = [] }: ColumnsProps & { layout: BreakdownLayout }): boolean =>
  layout === 'table' || columns.length > 0

/** Shows the rows of a breakdown, or a message in place of them. */
export function Content(props: ContentProps) {
  const { rows = [], totalRows: _, loadingState = 'idle', errorMessage, onRetry, ...shown } = props
  const { layout, reserved, empty, emptyAction, hasHead = hasVisibleHead(shown), ...table } = shown
  const text = useText()
  if (loadingState === 'loading')
    return (
      <div aria-busy="true">
        <VisuallyHidden>{text(msg`Loading`)}</VisuallyHidden>
        <BreakdownSkeleton count={reserved} layout={layout} />
      </div>
    )
  if (loadingState === 'error')
    return (
      <Message role="alert">
        <Icon icon={CloudOff} size={20} />
        <p>{errorMessage}</p>
        {onRetry !== undefined && (
          <Button size="sm" onPress={onRetry}>
            {text(msg`Try again`)}
          </Button>
        )}
      </Message>
    )
  if (rows.length > 0)
    return <BreakdownTable {...table} {...{ layout, hasHead, rows }} isStale={loadingState === 'filtering'} />
  return (
    <Message>
      <Icon icon={Inbox} size={20} />
      <p>{empty}</p>
      {emptyAction}
    </Message>
  )
}
