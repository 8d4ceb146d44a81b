import { msg } from '@lingui/core/macro'
import { ArrowRight, ChevronDown } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { lazyPart } from '../../overlays/Overlay/lazyPart.tsx'
import { useText } from '../../../format/useText.ts'
import { Button } from '../../actions/Button/index.ts'
import { IconButton } from '../../actions/IconButton/index.ts'
import { Menu } from '../../actions/Menu/index.ts'
import { useFittingTabs } from '../../navigation/Tabs/useFittingTabs.ts'
import type { WholeBreakdown } from './BreakdownDialog.tsx'
import { Content, hasVisibleHead, type BreakdownData } from './BreakdownContent.tsx'
import {
  BesidePicture,
  Body,
  Columns,
  Footer,
  FooterEnd,
  Head,
  HeadEnd,
  List,
  Panel,
  Picture,
  Root,
  Row,
  TabButton,
  Tabs,
  Toolbar,
} from './BreakdownPanel.styles.ts'
import type { BreakdownRow, ColumnsProps, RowHandlers } from './BreakdownPanel.types.ts'
import type { BreakdownSorting } from './sorting.ts'
import type { BreakdownLayout } from './BreakdownTable.styles.ts'
import { hasData, type StrictOmit } from '../../props.ts'
import { listOf } from '../../../theme/wrongProps.ts'

const [BreakdownDialog, prepare] = lazyPart(async () => (await import('./BreakdownDialog.tsx')).BreakdownDialog)

export interface BreakdownTab {
  id: string
  /** Name of the breakdown, for example Pages. */
  label: string
  /**
   * Heading of the first column, for example Page.
   * @default the label
   */
  column?: string | undefined
}

export interface BreakdownPanelProps
  extends
    BreakdownData,
    RowHandlers,
    ColumnsProps,
    StrictOmit<ComponentPropsWithRef<'section'>, 'children' | 'content' | 'onSelect'> {
  /** Accessible name of the panel. */
  'aria-label': string
  /** The tabs, each a way to break the visitors down. */
  items: readonly [BreakdownTab, ...BreakdownTab[]]
  /** Id of the selected tab. */
  selectedKey: string
  /** Called with the id of the newly selected tab. */
  onSelectionChange: (id: string) => void
  /** The rows of the selected tab; undefined until they have loaded. */
  rows: readonly BreakdownRow[] | undefined
  /**
   * The layout: `bars` for panels side by side, `table` for a panel over the full width.
   * @default 'bars'
   */
  layout?: BreakdownLayout | undefined
  /**
   * The number of rows whose height is kept while there are fewer; then there is no room for a footer without a button.
   * @default 8, or 5 in the `table` layout
   */
  reservedRows?: number | undefined
  /**
   * Content where there is no row.
   * @default 'No data in this range'
   */
  empty?: ReactNode | undefined
  /** The order of the rows, which pressing a heading changes; where the headings are visible. */
  sorting?: BreakdownSorting | undefined
  /** The dialog with all rows of the selected tab, offered if there are more than `rows` contains. */
  all?: WholeBreakdown | undefined
  /** In place of `all`, the button alone: the page renders the BreakdownDialog itself, once it is wanted. */
  allButton?: { label: string; onPress: () => void } | undefined
  /** An additional selection inside the selected tab, above its rows, for example of the UTM tag. */
  toolbar?: ReactNode | undefined
  /** Icon buttons in the header, for example a Popover that explains how the values are counted. */
  actions?: ReactNode | undefined
  /** A control at the end of the footer, such as the menu that chooses the columns. */
  end?: ReactNode | undefined
  /** A visualization of the rows, shown before them, for example a CountryMap. */
  start?: ReactNode | undefined
  /** Id of the highlighted row, for example because its part of the visualization is hovered. */
  highlightedKey?: string | undefined
  /** Called with the id of the hovered row, undefined when no row is hovered any more. */
  onHighlightChange?: ((id: string | undefined) => void) | undefined
}

const noTab: BreakdownTab = { id: '', label: '' }

/**
 * Shows visitors by one of several dimensions, most visitors first. Beside another panel, its height does not depend on
 * its content.
 */
export function BreakdownPanel(props: BreakdownPanelProps) {
  const {
    items: givenItems,
    selectedKey,
    onSelectionChange,
    layout = 'bars',
    reservedRows,
    empty,
    all,
    allButton = all && { label: all.label, onPress: () => all.onOpenChange(true) },
    onRowAction,
    onRowDetails,
    onRowExclude,
    toolbar,
    actions,
    start,
    end,
    columns,
    isShareHidden = false,
    sorting,
    ...data
  } = props
  const items = listOf(givenItems, 'BreakdownPanel')
  const { rows, totalRows, loadingState = 'idle', errorMessage, onRetry, ...more } = data
  const { highlightedKey, onHighlightChange, ...rest } = more
  const text = useText()
  const open = items.find(({ id }) => id === selectedKey) ?? items[0] ?? noTab
  const { row, isShown, isTight } = useFittingTabs(items, open.id)
  const others = items.filter((item) => !isShown(item))
  const reserved = reservedRows ?? (layout === 'bars' ? 8 : 5)
  const shared = {
    name: open.label,
    column: open.column ?? open.label,
    layout,
    onRowAction,
    onRowDetails,
    onRowExclude,
    columns,
    isShareHidden,
  }
  const hasHead = hasVisibleHead({ layout, columns })
  const isReady = hasData(loadingState)
  const rowCount = isReady ? (rows?.length ?? 0) : undefined
  const hasChange = rows?.some(({ change }) => change !== undefined) === true
  // Without rows there is only a message, no visualization.
  const drawn = rowCount === 0 ? undefined : start
  const hasMore = rowCount !== undefined && totalRows !== undefined && totalRows > rowCount
  const content = (
    <Content
      {...shared}
      {...{ highlightedKey, onHighlightChange }}
      sorting={hasHead ? sorting : undefined}
      {...{ rows, loadingState, errorMessage, onRetry }}
      reserved={reserved}
      empty={empty ?? text(msg`No data in this range`)}
    />
  )
  return (
    <Root {...rest} data-part="breakdown-panel" data-busy={loadingState === 'loading' || undefined}>
      <Tabs selectedKey={open.id} onSelectionChange={onSelectionChange}>
        <Head>
          <Row ref={row}>
            <List aria-label={rest['aria-label']}>
              {items.filter(isShown).map(({ id, label }) => (
                <TabButton key={id} id={id}>
                  {label}
                </TabButton>
              ))}
            </List>
            {others.length > 0 && (
              <Menu
                aria-label={text(msg`More`)}
                trigger={
                  isTight ? (
                    <IconButton size="sm" icon={ChevronDown} aria-label={text(msg`More`)} data-tight="" />
                  ) : (
                    <Button size="sm" variant="quiet" iconAfter={ChevronDown}>
                      {text(msg`More`)}
                    </Button>
                  )
                }
                items={[
                  {
                    id: 'others',
                    items: others.map(({ id, label }) => ({ id, label, onAction: () => onSelectionChange(id) })),
                  },
                ]}
              />
            )}
          </Row>
          <HeadEnd>
            {actions}
            {!hasHead && (
              <Columns aria-hidden="true">
                <span>{text(msg`Visitors`)}</span>
                {hasChange && <span data-column="change">{text(msg`Change`)}</span>}
                {!isShareHidden && !(hasChange && drawn !== undefined) && (
                  <span data-column="share" data-after-change={hasChange || undefined}>
                    %
                  </span>
                )}
              </Columns>
            )}
          </HeadEnd>
        </Head>
        <Panel key={open.id} id={open.id}>
          {toolbar !== undefined && <Toolbar data-part="toolbar">{toolbar}</Toolbar>}
          <Body
            $reserved={reserved}
            $layout={layout}
            $hasHead={hasHead}
            $isReady={isReady}
            $hasPicture={drawn !== undefined}
          >
            {drawn !== undefined && <Picture data-part="picture">{drawn}</Picture>}
            {drawn === undefined ? content : <BesidePicture>{content}</BesidePicture>}
          </Body>
        </Panel>
      </Tabs>
      <Footer data-short={reservedRows !== undefined || undefined}>
        {allButton !== undefined && hasMore && (
          <Button
            size="sm"
            variant="quiet"
            iconAfter={ArrowRight}
            onHoverStart={prepare}
            onFocus={prepare}
            onPress={allButton.onPress}
          >
            {allButton.label}
          </Button>
        )}
        {end !== undefined && <FooterEnd>{end}</FooterEnd>}
      </Footer>
      {all !== undefined && (
        <BreakdownDialog {...shared} all={all} isOpen={all.isOpen} onOpenChange={all.onOpenChange} />
      )}
    </Root>
  )
}
