import { msg } from '@lingui/core/macro'
import { Languages } from 'lucide-react'
import { useText } from '../../../format/useText.ts'
import { Icon } from '../../data/Icon/index.ts'
import { IconButton } from '../../actions/IconButton/index.ts'
import { Menu, type MenuGroup, type MenuProps } from '../../actions/Menu/index.ts'
import { Trigger } from '../../actions/Menu/Trigger.styles.ts'
import { knownLanguages } from './knownLanguages.ts'
import type { StrictOmit } from '../../props.ts'

export interface LanguageChoice {
  /** Language tag of the selected language. */
  locale: string
  /** The languages, each in its own name, with a note for those whose texts are incomplete or machine-translated. */
  languages: readonly { locale: string; name: string; note?: string | undefined }[]
  /** Called with the language tag of the newly selected language. */
  onLocaleChange: (locale: string) => void
}

export interface LanguageMenuProps
  extends LanguageChoice, StrictOmit<MenuProps, 'aria-label' | 'trigger' | 'items' | 'isSearchable'> {
  /**
   * Whether the name of the language is shown beside the icon.
   * @default false
   */
  hasLabel?: boolean | undefined
}

/** Menu that selects the language of the interface. */
export function LanguageMenu({
  hasLabel = false,
  locale,
  languages: given,
  onLocaleChange,
  ...rest
}: LanguageMenuProps) {
  const languages = knownLanguages(given)
  const text = useText()
  const label = text(msg`Language`)
  const name = languages.find((language) => language.locale === locale)?.name
  return (
    <Menu
      {...rest}
      aria-label={label}
      trigger={
        hasLabel && name !== undefined ? (
          <Trigger aria-label={`${label}: ${name}`}>
            <Icon icon={Languages} />
            <bdi lang={locale}>{name}</bdi>
          </Trigger>
        ) : (
          <IconButton icon={Languages} aria-label={label} />
        )
      }
      items={[languageGroup({ locale, languages, onLocaleChange })]}
    />
  )
}

/** The languages as a group of a menu. */
export const languageGroup = ({ locale, languages, onLocaleChange }: LanguageChoice): MenuGroup => ({
  id: 'languages',
  selectedKey: locale,
  onSelectionChange: onLocaleChange,
  items: languages.map(({ locale: id, name: own, note }) => ({ id, label: own, lang: id, note })),
})
