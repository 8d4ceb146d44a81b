import { msg } from '@lingui/core/macro'
import { Ellipsis } from 'lucide-react'
import { useText } from '../../text/useText.ts'
import { useAccountGroups, type AccountMenuProps } from '../AccountMenu/AccountMenu.tsx'
import { IconButton } from '../IconButton/index.ts'
import { languageGroup, type LanguageChoice } from '../LanguageMenu/LanguageMenu.tsx'
import { Menu } from '../Menu/index.ts'
import { useThemeGroup, type ThemeMenuProps } from '../ThemeMenu/ThemeMenu.tsx'

export interface HeaderMenuProps {
  account: AccountMenuProps
  theme: ThemeMenuProps
  language: LanguageChoice
}

/** Account, theme and language behind one button, where a header has no room for three. */
export function HeaderMenu({ account, theme, language }: HeaderMenuProps) {
  const text = useText()
  const label = text(msg`Menu`)
  return (
    <Menu
      aria-label={label}
      trigger={<IconButton icon={Ellipsis} aria-label={label} />}
      groups={[
        ...useAccountGroups(account),
        { ...useThemeGroup(theme), heading: text(msg`Theme`) },
        { ...languageGroup(language), heading: text(msg`Language`) },
      ]}
    />
  )
}
