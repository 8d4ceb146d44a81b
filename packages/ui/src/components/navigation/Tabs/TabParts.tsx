import {
  createContext,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
} from 'react'
import { useKit } from '../../../provider/KitContext.ts'
import type { StrictOmit } from '../../props.ts'

// React Aria's tabs take any collection, and are ten times as large as what a row of tabs needs.

export interface TabsOptions {
  /**
   * Whether no tab can be selected.
   * @default false
   */
  isDisabled?: boolean | undefined
  /** Ids of the tabs that cannot be selected. */
  disabledKeys?: Iterable<string> | undefined
  /**
   * Whether a tab is selected as soon as it has the focus, or by Enter and Space.
   * @default 'automatic'
   */
  keyboardActivation?: 'automatic' | 'manual' | undefined
}

interface TabsState {
  selectedKey: string | undefined
  /** The tab that the Tab key leads to. */
  tabStop: string | undefined
  isVertical: boolean
  isAutomatic: boolean
  isDisabled: (key: string) => boolean
  idOf: (part: 'tab' | 'panel', key: string) => string
  select: (key: string) => void
  setFocusedKey: (key: string | undefined) => void
}

const TabsContext = createContext<TabsState | null>(null)

/** @throws outside of tabs */
export function useTabs(): TabsState {
  const tabs = useContext(TabsContext)
  if (tabs === null) throw new Error('A part of tabs needs the tabs around it')
  return tabs
}

export interface TabsRootProps extends ComponentPropsWithRef<'div'>, TabsOptions {
  orientation?: 'horizontal' | 'vertical' | undefined
  /** Id of the selected tab. Without it the tabs keep the selection themselves. */
  selectedKey?: string | undefined
  defaultSelectedKey?: string | undefined
  onSelectionChange?: ((key: string) => void) | undefined
}

/** Around a list of tabs and their panels. */
export function TabsRoot({
  isDisabled = false,
  disabledKeys = [],
  keyboardActivation = 'automatic',
  orientation = 'horizontal',
  selectedKey: given,
  defaultSelectedKey,
  onSelectionChange,
  ...rest
}: TabsRootProps) {
  const id = useId()
  const [kept, setKept] = useState(defaultSelectedKey)
  const [focusedKey, setFocusedKey] = useState<string>()
  const selectedKey = given ?? kept
  const disabled = new Set(disabledKeys)
  const state: TabsState = {
    selectedKey,
    tabStop: focusedKey ?? selectedKey,
    isVertical: orientation === 'vertical',
    isAutomatic: keyboardActivation === 'automatic',
    isDisabled: (key) => isDisabled || disabled.has(key),
    idOf: (part, key) => `${id}-${part}-${key.replaceAll(/\s/g, '')}`,
    select: (key) => {
      setKept(key)
      onSelectionChange?.(key)
    },
    setFocusedKey,
  }
  return (
    <TabsContext value={state}>
      <div {...rest} data-orientation={orientation} />
    </TabsContext>
  )
}

/** The row of tabs. */
export function TabList({ ref: given, ...rest }: ComponentPropsWithRef<'div'>) {
  const { selectedKey, isVertical, select, setFocusedKey } = useTabs()
  const list = useRef<HTMLDivElement>(null)
  // One is always selected, also when the selected one has gone.
  useLayoutEffect(() => {
    const isSelected = tabsIn(list.current, `[data-key="${CSS.escape(selectedKey ?? '')}"]`).length > 0
    const [first] = isSelected ? [] : tabsIn(list.current, enabled)
    if (first !== undefined) select(keyOf(first))
  })
  return (
    <div
      {...rest}
      ref={(element) => {
        list.current = element
        if (typeof given === 'function') return given(element)
        if (given != null) given.current = element
        return undefined
      }}
      role="tablist"
      aria-orientation={isVertical ? 'vertical' : 'horizontal'}
      data-orientation={isVertical ? 'vertical' : 'horizontal'}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocusedKey(undefined)
      }}
    />
  )
}

const enabled = ':not([aria-disabled])'

const tabsIn = (list: Element | null, which: string): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>(`[role=tab]${which}`) ?? []),
]

const keyOf = (tab: HTMLElement): string => tab.dataset['key'] ?? ''

interface Walk {
  place: number
  count: number
  direction: 'ltr' | 'rtl'
  isVertical: boolean
}

/** The place that a key leads to, the first after the last; -1 for any other key. */
function placeAfter(key: string, { place, count, direction, isVertical }: Walk): number {
  const onward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === onward || (isVertical && key === 'ArrowDown')) return (place + 1) % count
  if (key === back || (isVertical && key === 'ArrowUp')) return (place - 1 + count) % count
  return -1
}

export interface TabProps extends StrictOmit<ComponentPropsWithRef<'div'>, 'id'> {
  id: string
  isDisabled?: boolean | undefined
}

/** A tab: arrows lead to the next one, Home and End to the first and the last. */
export function Tab({ id, isDisabled: given = false, ...rest }: TabProps) {
  const { direction } = useKit()
  const tabs = useTabs()
  const isSelected = tabs.selectedKey === id
  const isDisabled = given || tabs.isDisabled(id)
  const select = () => {
    if (!isDisabled) tabs.select(id)
  }
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const { key, currentTarget: tab } = event
    const isPress = key === 'Enter' || key === ' '
    const others = tabsIn(tab.closest('[role=tablist]'), enabled)
    const walk = { place: others.indexOf(tab), count: others.length, direction, isVertical: tabs.isVertical }
    const next = isPress ? tab : others[placeAfter(key, walk)]
    if (next === undefined) return
    event.preventDefault()
    next.focus()
    if (isPress || tabs.isAutomatic) tabs.select(keyOf(next))
  }
  return (
    <div
      {...rest}
      id={tabs.idOf('tab', id)}
      role="tab"
      tabIndex={isDisabled ? undefined : tabs.tabStop === id ? 0 : -1}
      aria-selected={isSelected}
      aria-disabled={isDisabled || undefined}
      aria-controls={isSelected ? tabs.idOf('panel', id) : undefined}
      data-key={id}
      data-selected={isSelected || undefined}
      data-disabled={isDisabled || undefined}
      onFocus={() => tabs.setFocusedKey(id)}
      onKeyDown={press}
      // As soon as the mouse is down; what presses without one, such as a screen reader, clicks only.
      onMouseDown={(event) => {
        if (event.button === 0 && !event.ctrlKey) select()
      }}
      onClick={(event) => {
        if (event.detail === 0) select()
      }}
    />
  )
}

export interface TabPanelProps extends StrictOmit<ComponentPropsWithRef<'div'>, 'id' | 'ref'> {
  /** Id of its tab. */
  id: string
}

/** What a tab shows; mounted only while the tab is selected. */
export function TabPanel(props: TabPanelProps) {
  return useTabs().selectedKey === props.id ? <OpenPanel {...props} /> : null
}

function OpenPanel({ id, ...rest }: TabPanelProps) {
  const { idOf } = useTabs()
  const panel = useRef<HTMLDivElement>(null)
  const [hasTabStop, setHasTabStop] = useState(false)
  useLayoutEffect(() => {
    const element = panel.current
    if (element === null) return undefined
    const look = () => setHasTabStop(hasTabStopIn(element))
    look()
    const observer = new MutationObserver(look)
    observer.observe(element, { subtree: true, childList: true, attributeFilter: ['tabindex', 'disabled'] })
    return () => observer.disconnect()
  }, [])
  return (
    <div
      {...rest}
      ref={panel}
      id={idOf('panel', id)}
      role="tabpanel"
      aria-labelledby={idOf('tab', id)}
      // A panel with nothing to go to can be gone to itself, so that it can be read and scrolled.
      tabIndex={hasTabStop ? undefined : 0}
    />
  )
}

const focusable =
  'a[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [tabindex]'

function hasTabStopIn(panel: HTMLElement): boolean {
  const found = [...panel.querySelectorAll<HTMLElement>(focusable)]
  return found.some(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled, [inert] *') && element.checkVisibility(),
  )
}
