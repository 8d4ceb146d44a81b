import { useLingui } from '@lingui/react/macro'
import { isAppleDevice, toast } from '@sightline/ui'
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { useLocation } from 'wouter'
import { loadPage } from '../layout/loadPage.ts'
import { paths } from '../navigation/paths.ts'

import { pressed, takesLetters } from './pressed.ts'
import { useSingleKeys } from './useSingleKeys.ts'

/** What palette and sheet are given; each takes what it needs. */
export interface OpenedProps {
  onOpenChange: (isOpen: boolean) => void
  /** Called when the list of shortcuts is asked for. */
  onSheetOpen: () => void
  hasSingleKeys: boolean
  onSingleKeysChange: (isOn: boolean) => void
}

/** Their code, which comes when they are first opened. */
const codes: Readonly<Record<'palette' | 'sheet', () => Promise<ComponentType<OpenedProps>>>> = {
  palette: async () => (await import('./CommandsOfApp.tsx')).CommandsOfApp,
  sheet: async () => (await import('./ShortcutsOfApp.tsx')).ShortcutsOfApp,
}

/** Listens for shortcuts on every page of somebody who is signed in, and shows what they open. */
export function CommandCenter() {
  const [, navigate] = useLocation()
  const { t } = useLingui()
  // In an object, as React would call a component itself.
  const [opened, setOpened] = useState<{ Content: ComponentType<OpenedProps> } | null>(null)
  const [hasSingleKeys, turnSingleKeys] = useSingleKeys()

  const open = async (what: keyof typeof codes) => {
    try {
      const Content = await loadPage(codes[what])
      setOpened({ Content })
    } catch {
      toast.error(t`Loading failed, please refresh and try again`)
    }
  }
  const listen = useEffectEvent((event: KeyboardEvent) => {
    const where = { isApple: isAppleDevice(), hasSingleKeys, takesLetters: takesLetters(event.target) }
    const press = pressed(event, where)
    // Over another dialog nothing opens.
    if (press === undefined || (press === 'palette' && isInDialog(event.target))) return
    if (press === 'search' && !focusSearch()) return
    event.preventDefault()
    switch (press) {
      case 'palette':
      case 'sheet':
        return void open(press)
      case 'sites':
        return navigate(paths.sites)
      case 'add':
        return navigate(paths.addWebsite)
      case 'search':
    }
  })
  useEffect(() => {
    // Before the controls of the page, of which some keep keys to themselves.
    document.addEventListener('keydown', listen, { capture: true })
    return () => document.removeEventListener('keydown', listen, { capture: true })
  }, [])

  if (opened === null) return null
  return (
    <opened.Content
      onOpenChange={(isOpen) => {
        if (!isOpen) setOpened(null)
      }}
      onSheetOpen={() => void open('sheet')}
      hasSingleKeys={hasSingleKeys}
      onSingleKeysChange={turnSingleKeys}
    />
  )
}

const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"]') !== null

/** Goes to the search of the page. @returns whether it has one */
function focusSearch(): boolean {
  const search = document.querySelector<HTMLElement>('main input[type="search"]')
  search?.focus()
  return search !== null
}
