import { msg } from '@lingui/core/macro'
import { Ellipsis } from 'lucide-react'
import { useText } from '../../../format/useText.ts'
import { useAccountGroups, type AccountMenuProps } from '../AccountMenu/AccountMenu.tsx'
import { IconButton } from '../../actions/IconButton/index.ts'
import { languageGroup, type LanguageChoice } from '../LanguageMenu/LanguageMenu.tsx'
import { Menu, type MenuProps } from '../../actions/Menu/index.ts'
import { useThemeGroup, type ThemeChoice } from '../ThemeMenu/ThemeMenu.tsx'
import type { StrictOmit } from '../../props.ts'

export interface HeaderMenuProps extends StrictOmit<MenuProps, 'aria-label' | 'trigger' | 'items' | 'isSearchable'> {
  /** The props of the account's menu. */
  account: AccountMenuProps
  /** The selected theme and its change handler. */
  theme: ThemeChoice
  /** The selected language and its change handler. */
  language: LanguageChoice
}

/** Account, theme and language in one menu, for headers without space for three. */
export function HeaderMenu({ account, theme, language, ...rest }: HeaderMenuProps) {
  const text = useText()
  const label = text(msg`Menu`)
  return (
    <Menu
      {...rest}
      aria-label={label}
      trigger={<IconButton icon={Ellipsis} aria-label={label} />}
      items={[
        ...useAccountGroups(account),
        { ...useThemeGroup(theme), label: text(msg`Theme`) },
        { ...languageGroup(language), label: text(msg`Language`) },
      ]}
    />
  )
}
