import { msg } from '@lingui/core/macro'
import { Ellipsis } from 'lucide-react'
import {
  createContext,
  use,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { useText } from '../../../../format/useText.ts'
import { lazyPart } from '../../../overlays/Overlay/lazyPart.tsx'
import type { MenuGroup } from '../../../actions/Menu/index.ts'
import type { DataTableProps } from '../DataTable.types.ts'
import { RowButton } from './RowButton.tsx'

/** The menu is loaded when it is about to open. */
const [LazyAnchoredMenu, prepareMenu] = lazyPart(
  async () => (await import('../../../actions/Menu/AnchoredMenu.tsx')).AnchoredMenu,
)

/** The entry that gets the initial focus; `true` focuses the menu itself. */
type InitialFocus = 'first' | 'last' | true

interface RowMenus {
  /** Id of the row whose menu is open. */
  openId: string | undefined
  open: (id: string, button: Element, initialFocus: InitialFocus) => void
}

const RowMenusContext = createContext<RowMenus | null>(null)

interface RowMenusProviderProps<Row extends { id: string }> {
  props: DataTableProps<Row>
  rows: readonly Row[]
  children: ReactNode
}

/** One menu that the “more” buttons of all rows share: a menu for each would take longer to create than the rows. */
export function RowMenusProvider<Row extends { id: string }>({ props, rows, children }: RowMenusProviderProps<Row>) {
  const text = useText()
  const button = useRef<Element>(null)
  const [opened, setOpened] = useState<{ id: string; initialFocus: InitialFocus; isOpen: boolean }>()
  const row = opened === undefined ? undefined : rows.find(({ id }) => id === opened.id)
  const openId = opened?.isOpen === true ? opened.id : undefined
  const value = useMemo<RowMenus>(
    () => ({
      openId,
      open: (id, from, initialFocus) => {
        button.current = from
        setOpened({ id, initialFocus, isOpen: true })
      },
    }),
    [openId],
  )
  return (
    <RowMenusContext value={value}>
      {children}
      {opened !== undefined && (
        <LazyAnchoredMenu
          // The menu of another row is remounted, so that it does not keep the focused entry.
          key={opened.id}
          aria-label={row === undefined ? '' : text(moreAbout(props.rowName(row)))}
          items={row === undefined ? [] : groupsOf(props, row)}
          triggerRef={button}
          autoFocus={opened.initialFocus}
          // The menu closes when its row disappears.
          isOpen={opened.isOpen && row !== undefined}
          onOpenChange={(next) => setOpened({ ...opened, isOpen: next })}
        />
      )}
    </RowMenusContext>
  )
}

const moreAbout = (name: string) => msg`More about ${name}`

/** The groups of a row's menu; without an action it has no menu. */
export const groupsOf = <Row extends { id: string }>({ rowMenu }: DataTableProps<Row>, row: Row): MenuGroup[] =>
  rowMenu?.(row).filter(({ items }) => items.length > 0) ?? []

/** The button that opens the menu of a row like menus of react-aria: Enter, Space and the arrow keys focus an entry. */
export function RowMenuButton({ id, name }: { id: string; name: string }) {
  const text = useText()
  const menus = use(RowMenusContext)
  const open = ({ currentTarget }: MouseEvent | KeyboardEvent, initialFocus: InitialFocus) => {
    if (!(currentTarget instanceof HTMLElement)) return
    // Safari does not focus a pressed button. Without this, the focus would not return to it when the menu closes.
    currentTarget.focus({ preventScroll: true })
    menus?.open(id, currentTarget, initialFocus)
  }
  return (
    <RowButton
      icon={Ellipsis}
      aria-label={text(moreAbout(name))}
      aria-haspopup="menu"
      aria-expanded={menus?.openId === id}
      onPointerEnter={prepareMenu}
      onFocus={prepareMenu}
      // A click without a pointer has a click count of 0.
      onClick={(event) => open(event, event.detail === 0 ? 'first' : true)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
        event.preventDefault()
        open(event, event.key === 'ArrowDown' ? 'first' : 'last')
      }}
    />
  )
}
