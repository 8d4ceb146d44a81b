import type { ReactElement, ReactNode, Ref } from 'react'
import type { MenuProps as AriaMenuProps } from 'react-aria-components/Menu'
import type { IconSource } from '../../data/Icon/index.ts'
import type { OpenProps } from '../../overlays/Overlay/useOpen.ts'
import type { FromAria, StrictOmit } from '../../props.ts'

export interface MenuEntry {
  /** Id of the entry, unique in its menu. */
  id: string
  /** The label of the entry. */
  label: string
  /** Icon or picture before the label. */
  icon?: IconSource | undefined
  /** The address of the entry; without it `onAction` runs. */
  href?: string | undefined
  onAction?: (() => void) | undefined
  isDisabled?: boolean | undefined
  /** Language of the label, if it differs from the page's. */
  lang?: string | undefined
  /** Secondary text at the end of the entry. */
  note?: ReactNode | undefined
}

interface Entries {
  /** Id of the group, unique in its menu. */
  id: string
  /** Content above the entries; not an entry itself. */
  label?: ReactNode | undefined
  /**
   * Whether the group is always shown, even if it does not match the search.
   * @default false
   */
  isFixed?: boolean | undefined
  items: readonly MenuEntry[]
}

/** A group of actions and links. */
interface Actions {
  selectedKey?: undefined
  selectedKeys?: undefined
  onSelectionChange?: undefined
}

/** A group with single selection. */
interface OneOf {
  /** Id of the selected entry; undefined without a selection. */
  selectedKey: string | undefined
  selectedKeys?: undefined
  /** Called with the id of the newly selected entry. Not needed for links, where the selection only marks one. */
  onSelectionChange?: ((id: string) => void) | undefined
}

/** A group with multiple selection. The menu stays open. */
interface AnyOf {
  /** Ids of the selected entries. */
  selectedKeys: ReadonlySet<string>
  selectedKey?: undefined
  /** Called with the ids of all selected entries after a change. */
  onSelectionChange: (ids: ReadonlySet<string>) => void
}

export type MenuGroup = Entries & (Actions | OneOf | AnyOf)

type AriaProps = FromAria<
  StrictOmit<
    AriaMenuProps<object>,
    | 'aria-label'
    | 'children'
    | 'className'
    | 'style'
    | 'render'
    | 'items'
    | 'dependencies'
    | 'renderEmptyState'
    | 'onAction'
    | 'onClose'
    | 'selectionMode'
    | 'selectedKeys'
    | 'defaultSelectedKeys'
    | 'onSelectionChange'
  >
>

/** The props of the menu itself, independent of the control that opens it. */
export interface MenuContentProps extends AriaProps {
  /** Accessible name of the menu. */
  'aria-label': string
  /** The entries in groups, separated by lines. */
  items: readonly MenuGroup[]
  /**
   * Whether a search field is shown above the entries, for long menus.
   * @default false
   */
  isSearchable?: boolean | undefined
  /**
   * The edge of the trigger with which the menu is aligned.
   * @default 'end'
   */
  align?: 'start' | 'end' | undefined
  ref?: Ref<HTMLDivElement> | undefined
}

export interface MenuProps extends MenuContentProps, OpenProps {
  /** The control that opens the menu, a Button or an IconButton. */
  trigger: ReactElement
}
