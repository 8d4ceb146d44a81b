import { msg } from '@lingui/core/macro'
import { GripVertical } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { useText } from '../../../format/useText.ts'
import type { CursorPagination, ListPagination } from '../../../list/index.ts'
import { IconButton } from '../../actions/IconButton/index.ts'
import { Pagination } from '../../navigation/Pagination/index.ts'
import { Skeleton } from '../../feedback/Skeleton/index.ts'
import { hasData, isOnItsWay, type LoadingProps, type StrictOmit } from '../../props.ts'
import { ListMessage } from '../DataTable/ListMessage.tsx'
import { Bar, Cards, Item, Names, Picture, Placeholders, Root, Text, Title } from './Gallery.styles.ts'

/** The new place of an item: just before or after another one. */
export interface GalleryPlacement {
  target: string
  position: 'before' | 'after'
}

export interface GalleryProps<Row extends { id: string }>
  extends LoadingProps, StrictOmit<ComponentPropsWithRef<'div'>, 'children' | 'content'> {
  /** The accessible name of the cards. */
  'aria-label': string
  /** The items; undefined until they have loaded. */
  items: readonly Row[] | undefined
  /** The name of an item, which its card shows. */
  itemName: (item: Row) => string
  /** The drawing of an item, above its name; an <img> fits into its place. A screen reader passes over it. */
  drawing: (item: Row) => ReactNode
  /** A line below the name: state, number of uses. */
  description?: ((item: Row) => ReactNode) | undefined
  /** The other actions of an item: a Menu. */
  menu?: ((item: Row) => ReactNode) | undefined
  /** Called with the item whose card was pressed. */
  onOpen?: ((item: Row) => void) | undefined
  /** Called with an item that was dragged and its new place. Without it the items cannot be moved. */
  onMove?: ((item: Row, placement: GalleryPlacement) => void) | undefined
  /**
   * Whether the error is a missing permission: the gallery then says so and offers no retry.
   * @default false
   */
  isDenied?: boolean | undefined
  /** Shown when there is nothing at all; says what belongs here and offers a next step. */
  empty: ReactNode
  /** Clears the filters. Given while filters are set; an empty gallery then says that nothing matches. */
  onClearFilters?: (() => void) | undefined
  pagination?: ListPagination | CursorPagination | undefined
  onPageChange?: ((current: number, pageSize: number) => void) | undefined
}

/** Things as cards with a picture, which can be moved with the mouse and with keys. */
export function Gallery<Row extends { id: string }>(props: GalleryProps<Row>) {
  const { items, itemName, drawing, description, menu, onOpen, onMove, ...others } = props
  const { loadingState = 'idle', errorMessage, onRetry, isDenied, empty, onClearFilters, ...other } = others
  const { pagination, onPageChange, 'aria-label': caption, ...rest } = other
  const text = useText()
  const rows = items ?? []
  const itemOf = (key: unknown) => rows.find(({ id }) => id === key)
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': itemNameOf(itemOf(key)) })),
    onReorder: ({ keys, target: { key, dropPosition } }) => {
      const [moved] = [...keys].map(itemOf)
      if (moved === undefined || dropPosition === 'on' || key === moved.id) return
      onMove?.(moved, { target: String(key), position: dropPosition })
    },
  })
  const itemNameOf = (item: Row | undefined) => (item === undefined ? '' : itemName(item))
  const hasRows = hasData(loadingState) && rows.length > 0
  return (
    <Root {...rest} aria-busy={isOnItsWay(loadingState)}>
      {loadingState === 'loading' && (
        <Placeholders role="status" aria-label={text(msg`Loading`)}>
          {placeholders.map((key) => (
            <Skeleton key={key} blockSize="18rem" />
          ))}
        </Placeholders>
      )}
      {loadingState !== 'loading' && !hasRows && (
        <ListMessage {...{ loadingState, errorMessage, onRetry, isDenied, empty, onClearFilters }} />
      )}
      {hasRows && (
        <Cards
          aria-label={caption}
          layout="grid"
          keyboardNavigationBehavior="arrow"
          items={rows}
          {...(onMove !== undefined && { dragAndDropHooks })}
          onAction={(key) => {
            const item = itemOf(key)
            if (item !== undefined) onOpen?.(item)
          }}
        >
          {rows.map((item) => {
            const name = itemName(item)
            return (
              <Item key={item.id} id={item.id} textValue={name}>
                <Picture aria-hidden="true">{drawing(item)}</Picture>
                <Bar>
                  <Names>
                    <Title>
                      <bdi>{name}</bdi>
                    </Title>
                    {description !== undefined && <Text>{description(item)}</Text>}
                  </Names>
                  {onMove !== undefined && (
                    <IconButton slot="drag" icon={GripVertical} aria-label={text(msg`Move ${name}`)} />
                  )}
                  {menu?.(item)}
                </Bar>
              </Item>
            )
          })}
        </Cards>
      )}
      {pagination !== undefined && onPageChange !== undefined && (
        <Pagination aria-label={text(msg`Pages: ${caption}`)} pagination={pagination} onChange={onPageChange} />
      )}
    </Root>
  )
}

const placeholders = ['first', 'second', 'third']
