import { msg, plural } from '@lingui/core/macro'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../../../format/useText.ts'
import { Button } from '../../actions/Button/index.ts'
import { Dialog } from '../../overlays/Dialog/index.ts'
import type { OverlayRootProps } from '../../overlays/Overlay/overlay.types.ts'
import { SearchField } from '../../inputs/SearchField/index.ts'
import { VisuallyHidden } from '../../layout/VisuallyHidden/index.ts'
import { Content, type BreakdownData } from './BreakdownContent.tsx'
import { ListBody, ListTools } from './BreakdownPanel.styles.ts'
import type { BreakdownRow, ColumnsProps, RowHandlers } from './BreakdownPanel.types.ts'
import type { BreakdownSorting } from './sorting.ts'
import type { BreakdownLayout } from './BreakdownTable.styles.ts'
import { hasData, type StrictOmit } from '../../props.ts'

/** A dialog that lists all rows matching the search. While further rows are loading, `loadingState` is `loadingMore`. */
export interface WholeBreakdown extends BreakdownData {
  /** The title of the list, with the number of its rows: All 214 pages. */
  label: string
  isOpen: boolean
  /** Called when the dialog is opened or closed. */
  onOpenChange: (isOpen: boolean) => void
  /** The text of the search. */
  search: string
  onSearchChange: (search: string) => void
  /** Icon buttons beside the search, such as the menu that chooses the columns. */
  actions?: ReactNode | undefined
  /** Loads the next rows; undefined if there are no more. */
  onMore?: (() => void) | undefined
  /** The sort order of `rows`; without it, people cannot change it. */
  sorting?: BreakdownSorting | undefined
  /** Downloads all rows as a CSV file. */
  onExport?: (() => void) | undefined
  /**
   * Whether the CSV file is being created.
   * @default false
   */
  isExporting?: boolean | undefined
}

export interface BreakdownDialogProps
  extends OverlayRootProps, Pick<WholeBreakdown, 'isOpen' | 'onOpenChange'>, RowHandlers, ColumnsProps {
  /** The rows, their search and their order. */
  all: StrictOmit<WholeBreakdown, 'isOpen' | 'onOpenChange'>
  /** Accessible name of the table. */
  name: string
  /** Heading of the first column. */
  column: string
  layout: BreakdownLayout
}

/** The number of placeholder rows while they load. */
const reserved = 12

/** The dialog with all rows of a breakdown. */
export function BreakdownDialog({ all, isOpen, onOpenChange, name, column, layout, ...more }: BreakdownDialogProps) {
  const { onRowAction, onRowDetails, onRowExclude, columns, isShareHidden, ...rest } = more
  const text = useText()
  const { rows, totalRows, loadingState = 'idle', errorMessage, onRetry, ...tools } = all
  const { search, onSearchChange, actions, onMore, sorting, onExport, isExporting = false } = tools
  /** Whatever is done with a row closes the dialog first. */
  const closing = (handle: RowHandlers[keyof RowHandlers]) =>
    handle &&
    ((row: BreakdownRow) => {
      onOpenChange(false)
      handle(row)
    })
  const isSearched = search.trim() !== ''
  const count = hasData(loadingState) ? (totalRows ?? rows?.length) : undefined
  return (
    <Dialog
      {...rest}
      size="lg"
      title={all.label}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      toolbar={
        <ListTools>
          <SearchField
            aria-label={text(msg`Search`)}
            value={search}
            onChange={onSearchChange}
            // On touch screens the on-screen keyboard would cover the list.
            autoFocus={typeof matchMedia === 'function' && !matchMedia('(pointer: coarse)').matches}
            isFullWidth
          />
          {actions}
          {onExport !== undefined && (
            <Button icon={Download} isPending={isExporting} onPress={onExport}>
              {text(msg`Export CSV`)}
            </Button>
          )}
        </ListTools>
      }
      footer={
        onMore !== undefined ? (
          <Button isPending={loadingState === 'loadingMore'} onPress={onMore}>
            {text(msg`Show more`)}
          </Button>
        ) : undefined
      }
    >
      <VisuallyHidden role="status">{isSearched && count !== undefined && text(matches(count))}</VisuallyHidden>
      <ListBody $reserved={reserved} $layout={layout} $hasHead={layout === 'table'}>
        <Content
          {...{ name, column, layout, columns, isShareHidden }}
          onRowAction={closing(onRowAction)}
          onRowDetails={closing(onRowDetails)}
          onRowExclude={closing(onRowExclude)}
          sorting={sorting}
          {...{ rows, loadingState, errorMessage, onRetry }}
          reserved={reserved}
          empty={text(isSearched ? msg`Nothing matches.` : msg`No data in this range`)}
          emptyAction={
            isSearched && (
              <Button size="sm" onPress={() => onSearchChange('')}>
                {text(msg`Clear the search`)}
              </Button>
            )
          }
          hasHead
        />
      </ListBody>
    </Dialog>
  )
}

const matches = (count: number) => msg`${plural(count, { one: '# row matches', other: '# rows match' })}`
