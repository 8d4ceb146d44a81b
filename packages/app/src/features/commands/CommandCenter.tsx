import { useLingui } from '@lingui/react/macro'
import { isAppleDevice, toast } from '@sightline/ui'
import { useEffect, useEffectEvent, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'wouter'
import { loadPage, withTexts } from '../../lib/lazy-code/loadPage.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { CommandsContext, type Opened, type OpenedProps } from './CommandsContext.ts'
import { shortcutOf, takesLetters, type RowShortcut, type Shortcut } from './shortcuts.ts'
import { textAfterKey } from './textAfterKey.ts'
import { useSingleKeyShortcuts } from './useSingleKeyShortcuts.ts'

/** The code of palette and sheet, which loads when they are first opened. */
const codes: Readonly<Record<Opened, () => Promise<{ default: ComponentType<OpenedProps> }>>> = {
  palette: withTexts(() => import('./AppCommandPalette.tsx'), 'commands'),
  sheet: withTexts(() => import('./AppShortcutSheet.tsx'), 'commands'),
}

interface CommandCenterProps {
  /** Whether somebody is signed in; shortcuts work only then. */
  isOn: boolean
  /** The pages, on each of which shortcuts work. */
  children: ReactNode
}

/** Listens for shortcuts on every page of a signed-in person, and opens the palette or the sheet over it. */
export function CommandCenter({ isOn, children }: CommandCenterProps) {
  const [, navigate] = useLocation()
  const { t } = useLingui()
  // The component is kept in an object because React would call a bare function as a state updater.
  const [opened, setOpened] = useState<{ Content: ComponentType<OpenedProps>; search: string } | null>(null)
  /** The text typed since the palette was asked to open; null while it is not opening. */
  const typed = useRef<string | null>(null)
  const [hasSingleKeys, turnSingleKeys] = useSingleKeyShortcuts()

  const open = async (what: Opened) => {
    typed.current = ''
    try {
      const { default: Content } = await loadPage(codes[what])
      const search = typed.current
      // The typed text is null where Escape has cancelled the opening. `flushSync` draws at once, so that no key falls
      // between this text and its field.
      if (search !== null) flushSync(() => setOpened({ Content, search }))
    } catch {
      toast.error(t`Loading failed, please refresh and try again`)
    } finally {
      typed.current = null
    }
  }
  /** Collects the keys that are pressed while the code loads; they belong to the palette, not to the page behind it. */
  const keep = (event: KeyboardEvent, before: string) => {
    event.preventDefault()
    event.stopPropagation()
    typed.current = event.key === 'Escape' ? null : textAfterKey(before, event)
  }
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (typed.current !== null) return keep(event, typed.current)
    const where = { isApple: isAppleDevice(), hasSingleKeys, takesLetters: takesLetters(event.target) }
    const press = shortcutOf(event, where)
    // The palette does not open over another dialog.
    if (press === undefined || (press === 'palette' && isInDialog(event.target))) return
    if (press === 'search' && !focusSearch()) return
    if (isOfRows(press) && !hasRows()) return
    event.preventDefault()
    switch (press) {
      case 'palette':
      case 'sheet':
        return void open(press)
      case 'sites':
        return navigate(paths.sites)
      case 'add':
        return navigate(paths.addWebsite)
      case 'next':
      case 'previous':
      case 'edit':
      case 'select':
        return void import('./actOnRows.ts').then(({ actOnRows }) => actOnRows(press), ignore)
      case 'search':
    }
  })
  useEffect(() => {
    if (!isOn) return undefined
    // The listener captures keys before the controls of the page, some of which stop them.
    document.addEventListener('keydown', listen, { capture: true })
    return () => document.removeEventListener('keydown', listen, { capture: true })
  }, [isOn])

  return (
    <CommandsContext value={(what) => void open(what)}>
      {children}
      {isOn && opened !== null && (
        <opened.Content
          search={opened.search}
          onOpenChange={(isOpen) => {
            if (!isOpen) setOpened(null)
          }}
          onSheetOpen={() => void open('sheet')}
          hasSingleKeys={hasSingleKeys}
          onSingleKeysChange={turnSingleKeys}
        />
      )}
    </CommandsContext>
  )
}

const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"]') !== null

const isOfRows = (press: Shortcut): press is RowShortcut => press in rowShortcuts

const rowShortcuts: Readonly<Record<RowShortcut, true>> = { next: true, previous: true, edit: true, select: true }

const hasRows = (): boolean => document.querySelector('main [data-part="row"], main [data-part="card"]') !== null

/**
 * Moves the focus to the search field of the page, or to the first filter of its list; on a phone to the button that unfolds
 * them. @returns whether the page has one
 */
function focusSearch(): boolean {
  const fields = document.querySelectorAll<HTMLElement>(
    'main input[type="search"], main [role="search"] :is(input, button)',
  )
  const search = [...fields].find((field) => field.checkVisibility())
  search?.focus()
  return search !== undefined
}

/** Without a network the key does nothing; the next press tries again. */
const ignore = (): void => {}
