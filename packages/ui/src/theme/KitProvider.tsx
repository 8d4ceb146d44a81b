import type { Messages } from '@lingui/core'
import { useId, useMemo, useState, type ComponentPropsWithRef } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { styled, ThemeProvider } from 'styled-components'
import type { KitTokens } from './brand/brand.ts'
import { brandOf, BrandStyle } from './brand/rootBrand.ts'
import { directionOf, intlLocale, tagWithDirection, type Direction } from './direction.ts'
import { KitContext, type Density, type TimeFormat } from './KitContext.ts'
import { knownLocale } from './knownLocale.ts'
import { createTextLookup, type KitTexts } from '../texts/createTextLookup.ts'
import { ThemeOverrides, token } from './theme.ts'
import { typography } from './typography.ts'
import { useColorScheme, type Theme } from './useColorScheme.ts'

export interface KitProviderProps extends Omit<ComponentPropsWithRef<'div'>, 'dir'> {
  /**
   * Colours; `system` follows the device.
   * @default 'system'
   */
  theme?: Theme | undefined
  /**
   * Language of texts, numbers and dates.
   * @default 'en-US'
   */
  locale?: string | undefined
  /**
   * Hours of the day: to twelve with am and pm, or to twenty-four.
   * @default as the language has it
   */
  timeFormat?: TimeFormat | undefined
  /**
   * Language that is read, where the texts are not in that of `locale`: a screen reader speaks it.
   * @default that of `locale`
   */
  lang?: string | undefined
  /**
   * Direction of the layout.
   * @default that of the language
   */
  direction?: Direction | undefined
  /**
   * The density of the screen. On touch screens, targets stay as large as a finger needs them.
   * @default 'regular'
   */
  density?: Density | undefined
  /**
   * The kit’s texts in that language, from `@sightline/ui/locales/…`. Those that are missing are English.
   * @default the built-in English texts
   */
  messages?: Messages | undefined
  /**
   * Replacements for texts of the kit, keyed by the English text: `{ 'View plans': 'See prices' }`. Values stay in braces. All texts
   * are in `@sightline/ui/locales/template`.
   */
  texts?: KitTexts | undefined
  /** A brand of its own: its colour, from which those of both themes are derived, its corners and its fonts. */
  tokens?: KitTokens | undefined
}

/** Root of everything from the kit: theme, density, direction and language apply to its element and nothing outside. */
export function KitProvider(props: KitProviderProps) {
  const {
    theme = 'system',
    locale: asked = 'en-US',
    timeFormat,
    density = 'regular',
    messages,
    texts,
    tokens,
    children,
    ...other
  } = props
  const locale = knownLocale(asked, messages !== undefined)
  const { direction = directionOf(locale), lang = locale, ...rest } = other
  const colorScheme = useColorScheme(theme)
  const [portal, setPortal] = useState<HTMLElement | null>(null)
  const text = useMemo(
    () => createTextLookup({ locale: `${intlLocale(locale)}-u-nu-latn`, direction, messages, texts }),
    [locale, direction, messages, texts],
  )
  const id = useId()
  const tokensKey = JSON.stringify(tokens)
  const brand = useBrand(tokensKey)
  const look = `${colorScheme} ${tokensKey ?? ''}`
  const brandId = brand === undefined ? undefined : id
  const kit = useMemo(
    () => ({
      locale,
      lang,
      intlLocale: intlLocale(locale),
      timeFormat,
      direction,
      density,
      colorScheme,
      look,
      text,
      portal,
      brand: brandId,
    }),
    [locale, lang, timeFormat, direction, density, colorScheme, look, text, portal, brandId],
  )
  return (
    <KitContext value={kit}>
      <ThemeProvider theme={token.raw}>
        <token.GlobalStyle />
      </ThemeProvider>
      <ThemeOverrides />
      {brand !== undefined && <BrandStyle id={id} brand={brand} />}
      <I18nProvider locale={tagWithDirection(kit.intlLocale, direction)}>
        <Root
          {...rest}
          data-theme={colorScheme}
          data-brand={brandId}
          data-density={density}
          data-locale={locale}
          dir={direction}
          lang={lang}
        >
          {children}
          <div ref={setPortal} data-part="portal" />
        </Root>
      </I18nProvider>
    </KitContext>
  )
}

/** Works the brand out once for the same values, in whichever object they are. */
function useBrand(key: string | undefined) {
  return useMemo(() => (key === undefined ? undefined : brandOf(JSON.parse(key) as KitTokens)), [key])
}

const Root = styled.div`
  ${typography.body}
  font-family: ${token['font-sans']};
  font-feature-settings: ${token['font-features']};
  font-optical-sizing: auto;
  -webkit-font-smoothing: antialiased;
  color: ${token['text-primary']};
  background: ${token['bg-canvas']};

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
`
