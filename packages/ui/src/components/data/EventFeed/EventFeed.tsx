import { msg } from '@lingui/core/macro'
import { memo, useState, type FocusEvent } from 'react'
import { useFormat } from '../../../format/useFormat.ts'
import { useText } from '../../../format/useText.ts'
import { Button } from '../../actions/Button/index.ts'
import { ErrorState } from '../../feedback/ErrorState/index.ts'
import { Skeleton } from '../../feedback/Skeleton/index.ts'
import { isOnItsWay } from '../../props.ts'
import { BreakdownName } from '../BreakdownPanel/BreakdownName.tsx'
import { Action, Detail, Details, Item, List, Name, Root, Time, Waiting } from './EventFeed.styles.ts'
import type { EventFeedItem, EventFeedProps } from './EventFeed.types.ts'
import { useHeldItems } from './useHeldItems.ts'
import { useSecond } from './useSecond.ts'

/**
 * Events as they happen, the newest at the top. The list stands still while somebody points at it or has the focus in
 * it, and says how many wait. The ref and all other props go to the root.
 */
export function EventFeed(props: EventFeedProps) {
  const { items = none, columns = noColumns, empty, clockOffset = 0, ...other } = props
  const { loadingState = 'idle', errorMessage, onRetry, 'aria-label': label, ...rest } = other
  const text = useText()
  const { shown, waiting, show, hold, release } = useHeldItems(items)
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) release()
  }
  const content = () => {
    if (loadingState === 'error')
      return (
        <ErrorState title={text(msg`Could not load`)} onRetry={onRetry}>
          {errorMessage}
        </ErrorState>
      )
    if (loadingState === 'loading') return <WaitingRows columns={columns} />
    if (shown.length === 0) return empty
    return <Rows label={label} items={shown} columns={columns} clockOffset={clockOffset} />
  }
  return (
    <Root
      role="group"
      {...rest}
      aria-label={label}
      aria-busy={isOnItsWay(loadingState) || undefined}
      data-part="event-feed"
    >
      <div onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={onBlur}>
        {waiting > 0 && (
          <Waiting>
            <Button size="sm" onPress={show}>
              {text(msg`${waiting} new`)}
            </Button>
          </Waiting>
        )}
        {content()}
      </div>
    </Root>
  )
}

const none: readonly EventFeedItem[] = []
const noColumns: readonly string[] = []

interface RowsProps {
  label: string
  items: readonly EventFeedItem[]
  columns: readonly string[]
  clockOffset: number
}

function Rows({ label, items, columns, clockOffset }: RowsProps) {
  const format = useFormat()
  const now = new Date(useSecond() + clockOffset)
  // What was there from the beginning does not come in.
  const [first] = useState(() => new Set(items.map(({ id }) => id)))
  return (
    // The list takes the focus, so that a keyboard can hold it and scroll it.
    <List aria-label={label} tabIndex={0}>
      {items.map((item) => (
        <Row key={item.id} item={item} columns={columns} ago={format.ago(item.time, now)} isNew={!first.has(item.id)} />
      ))}
    </List>
  )
}

interface RowProps {
  item: EventFeedItem
  columns: readonly string[]
  /** The age of the event, formatted. */
  ago: string
  isNew: boolean
}

const Row = memo(function Row({ item, columns, ago, isNew }: RowProps) {
  const { name, kind = 'text', action, time, details = [] } = item
  return (
    <Item data-part="item" data-new={isNew || undefined}>
      <Time dateTime={time} suppressHydrationWarning>
        {ago}
      </Time>
      <Name>
        {action !== undefined && (
          <Action dir="auto" title={action}>
            {action}
          </Action>
        )}
        <BreakdownName name={name} kind={kind} tag={undefined} />
      </Name>
      <Details>
        {columns.map((column) => {
          const detail = details.find(({ id }) => id === column)
          return (
            <Detail key={column} data-part={column}>
              {detail !== undefined && <BreakdownName name={detail.name} kind="text" tag={detail.tag} />}
            </Detail>
          )
        })}
      </Details>
    </Item>
  )
})

const WaitingRows = ({ columns }: { columns: readonly string[] }) => (
  <List as="div" aria-hidden="true">
    {[62, 48, 70, 55, 40].map((share) => (
      <Item key={share} as="div">
        <Time as="div">
          <Skeleton inlineSize="3rem" blockSize="0.75rem" />
        </Time>
        <Name>
          <Skeleton inlineSize={`${share}%`} blockSize="0.75rem" />
        </Name>
        <Details>
          {columns.map((column) => (
            <Detail key={column}>
              <Skeleton inlineSize="4rem" blockSize="0.75rem" />
            </Detail>
          ))}
        </Details>
      </Item>
    ))}
  </List>
)
