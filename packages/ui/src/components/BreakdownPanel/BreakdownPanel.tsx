import { msg } from '@lingui/core/macro'
import { ArrowRight } from 'lucide-react'
import { useState, type ComponentPropsWithRef, type ReactNode } from 'react'
import { useText } from '../../text/useText.ts'
import { Button } from '../Button/index.ts'
import { Dialog } from '../Dialog/index.ts'
import { Content, type BreakdownContent } from './BreakdownContent.tsx'
import { Body, Columns, Footer, Head, List, Panel, Root, Tabs, TabButton } from './BreakdownPanel.styles.ts'
import type { BreakdownLayout } from './BreakdownTable.styles.ts'

export interface BreakdownTab {
  id: string
  /** Name of the breakdown: Pages. */
  label: string
  /**
   * Heading of the names in its list: Page.
   * @default the label
   */
  column?: string
}

/** The list with every row, behind the footer. */
export interface WholeBreakdown {
  /** What the footer says: All 214 pages. */
  label: string
  content: BreakdownContent
  /** Asks for the rows after those of `content`; undefined where there are none. */
  onMore?: (() => void) | undefined
  /**
   * Whether those rows are on their way.
   * @default false
   */
  isLoadingMore?: boolean
}

export interface BreakdownPanelProps extends Omit<
  ComponentPropsWithRef<'section'>,
  'children' | 'content' | 'onSelect'
> {
  /** Accessible name of the panel. */
  'aria-label': string
  /** What the visitors can be broken down by here. */
  tabs: readonly [BreakdownTab, ...BreakdownTab[]]
  /** Id of the open tab. */
  selected: string
  /** Called with the id of the tab that was opened. */
  onSelect: (id: string) => void
  /** The rows of the open tab. */
  content: BreakdownContent
  /**
   * `bars` for the panels beside each other, `table` for one over the whole width.
   * @default 'bars'
   */
  layout?: BreakdownLayout
  /**
   * What stands where there is no row.
   * @default 'No data in this range'
   */
  empty?: ReactNode
  /** The list with every row of the open tab; without it the footer stays empty. */
  all?: WholeBreakdown | undefined
  /** Called when that list opens or closes. */
  onAllOpenChange?: (isOpen: boolean) => void
}

/** Visitors by one of several dimensions, most of them first. Its height is the same whatever it shows. */
export function BreakdownPanel(props: BreakdownPanelProps) {
  const { tabs, selected, onSelect, content, layout = 'bars', empty, all, onAllOpenChange, ...rest } = props
  const text = useText()
  const [isAllOpen, setIsAllOpen] = useState(false)
  const open = tabs.find(({ id }) => id === selected) ?? tabs[0]
  const reserved = layout === 'bars' ? 8 : 5
  const shared = {
    name: open.label,
    column: open.column ?? open.label,
    layout,
    empty: empty ?? text(msg`No data in this range`),
  }
  const setAllOpen = (isOpen: boolean) => {
    setIsAllOpen(isOpen)
    onAllOpenChange?.(isOpen)
  }
  return (
    <Root {...rest} data-part="breakdown-panel">
      <Tabs selectedKey={open.id} onSelectionChange={(key) => onSelect(String(key))}>
        <Head>
          <List aria-label={rest['aria-label']}>
            {tabs.map(({ id, label }) => (
              <TabButton key={id} id={id}>
                {label}
              </TabButton>
            ))}
          </List>
          {layout === 'bars' && (
            <Columns aria-hidden="true">
              <span>{text(msg`Visitors`)}</span>
              <span>%</span>
            </Columns>
          )}
        </Head>
        <Panel key={open.id} id={open.id}>
          <Body $reserved={reserved} $layout={layout}>
            <Content {...shared} content={content} reserved={reserved} />
          </Body>
        </Panel>
      </Tabs>
      <Footer>
        {all !== undefined && (
          <Button size="sm" variant="ghost" iconAfter={ArrowRight} onPress={() => setAllOpen(true)}>
            {all.label}
          </Button>
        )}
      </Footer>
      {all !== undefined && (
        <Dialog
          size="lg"
          title={open.label}
          isOpen={isAllOpen}
          onOpenChange={setAllOpen}
          {...(all.onMore === undefined
            ? {}
            : {
                footer: (
                  <Button isPending={all.isLoadingMore ?? false} onPress={all.onMore}>
                    {text(msg`Show more`)}
                  </Button>
                ),
              })}
        >
          <Content {...shared} content={all.content} reserved={12} />
        </Dialog>
      )}
    </Root>
  )
}
