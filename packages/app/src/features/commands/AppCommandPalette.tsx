import { useLingui } from '@lingui/react/macro'
import { CommandPalette, KeyboardIcon, type CommandGroup } from '@sightline/ui'
import { useState } from 'react'
import type { OpenedProps } from './CommandsContext.ts'
import { useLanguageCommands, useThemeCommands } from './preferenceCommands.ts'
import { keepRecent, recentFirst, recentIds } from './recentCommands.ts'
import { useActionCommands } from './useActionCommands.ts'
import { useOpenSiteCommands } from './useOpenSiteCommands.ts'
import { usePageCommands } from './usePageCommands.ts'
import { useRangeCommands } from './useRangeCommands.ts'
import { useSiteCommands } from './useSiteCommands.tsx'

type AppCommandPaletteProps = Pick<OpenedProps, 'search' | 'onOpenChange' | 'onSheetOpen'>

/** The command palette with the commands of this app: what the open page offers, ranges, sites, pages, language and theme. */
export default function AppCommandPalette({ search: first, onOpenChange, onSheetOpen }: AppCommandPaletteProps) {
  const { t } = useLingui()
  const [search, setSearch] = useState(first)
  const [recent] = useState(() => recentIds())
  const sites = useSiteCommands(search, recent)
  const open = useOpenSiteCommands()
  const groups: CommandGroup[] = [
    { id: 'actions', label: t`On this page`, items: useActionCommands() },
    { id: 'ranges', label: t`Date range`, items: useRangeCommands() },
    { id: 'site', label: open.site?.name ?? '', items: open.commands },
    { id: 'sites', label: t`Sites`, items: sites.commands },
    { id: 'pages', label: t`Go to`, items: usePageCommands() },
    { id: 'theme', label: t`Theme`, items: useThemeCommands() },
    { id: 'language', label: t`Language`, items: useLanguageCommands() },
    {
      id: 'help',
      label: t`Help`,
      items: [
        { id: 'shortcuts', label: t`Keyboard shortcuts`, icon: KeyboardIcon, keys: ['?'], onAction: onSheetOpen },
      ],
    },
  ]
  return (
    <CommandPalette
      isOpen
      onOpenChange={onOpenChange}
      defaultSearch={first}
      onSearchChange={setSearch}
      items={recentFirst(groups, recent, t`Recent`)}
      onChoose={(id) => keepRecent(id)}
      loadingState={sites.isLoading ? 'loading' : 'idle'}
    />
  )
}
