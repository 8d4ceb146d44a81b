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

/** Loaded when it is about to open, as every menu. */
const [LazyAnchoredMenu, prepareMenu] = lazyPart(
  async () => (await import('../../../actions/Menu/AnchoredMenu.tsx')).AnchoredMenu,
)

/** The entry that has the focus first; with `true` it is the menu itself. */
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
          // The menu of another row is another menu: what was focused in this one is not its own.
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

/** Opens the menu of a row, as menus of react-aria do: Enter, Space and the arrows open it with the focus on an entry. */
export function RowMenuButton({ id, name }: { id: string; name: string }) {
  const text = useText()
  const menus = use(RowMenusContext)
  const open = ({ currentTarget }: MouseEvent | KeyboardEvent, initialFocus: InitialFocus) => {
    if (!(currentTarget instanceof HTMLElement)) return
    // Safari does not focus a pressed button. Without this, focus would not come back to it when the menu closes.
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
      // Without a pointer, no click is counted.
      onClick={(event) => open(event, event.detail === 0 ? 'first' : true)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
        event.preventDefault()
        open(event, event.key === 'ArrowDown' ? 'first' : 'last')
      }}
    />
  )
}
