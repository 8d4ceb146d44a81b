import type { Messages } from '@lingui/core'
import { useId, useMemo, useState, type ComponentPropsWithRef } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { styled, ThemeProvider } from 'styled-components'
import type { KitTokens } from '../theme/brand/brand.ts'
import { brandOf, BrandStyle } from '../theme/brand/rootBrand.ts'
import { directionOf, intlLocale, tagWithDirection, type Direction } from '../theme/direction.ts'
import { KitContext, type Density, type TimeFormat } from './KitContext.ts'
import { knownLocale } from '../theme/knownLocale.ts'
import { createTextLookup, type KitTexts } from '../texts/createTextLookup.ts'
import { ThemeOverrides, token } from '../theme/theme.ts'
import { typography } from '../theme/typography.ts'
import { useColorScheme, type Theme } from '../theme/useColorScheme.ts'
import { useRefusedStyles } from '../theme/useRefusedStyles.ts'
import { inDevelopment } from '../theme/warnOnce.ts'
import { checkSettings } from './checkSettings.ts'

export interface KitProviderProps extends Omit<ComponentPropsWithRef<'div'>, 'dir'> {
  /**
   * Colour theme; `system` follows the device.
   * @default 'system'
   */
  theme?: Theme | undefined
  /**
   * Language of texts, numbers and dates.
   * @default 'en-US'
   */
  locale?: string | undefined
  /**
   * The format of hours: 12 with am and pm, or 24.
   * @default as the language has it
   */
  timeFormat?: TimeFormat | undefined
  /**
   * Language of the texts for screen readers, if it differs from `locale`.
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
   * The kit's texts in the language of `locale`, from `@sightline/ui/locales/…`. Missing texts are English.
   * @default the built-in English texts
   */
  messages?: Messages | undefined
  /**
   * Replacements for texts of the kit, keyed by the English text: `{ 'View plans': 'See prices' }`. Values stay in braces. All texts
   * are in `@sightline/ui/locales/template`.
   */
  texts?: KitTexts | undefined
  /** A custom brand: an accent colour, from which both themes are derived, corners and fonts. */
  tokens?: KitTokens | undefined
}

/** The root of all components of the kit. Theme, density, direction and language apply only inside its element. */
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
  const locale = knownLocale(asked)
  inDevelopment(() => checkSettings(props, locale))
  const { direction = directionOf(locale), lang = locale, ...rest } = other
  const colorScheme = useColorScheme(theme)
  const [portal, setPortal] = useState<HTMLElement | null>(null)
  const text = useMemo(
    () => createTextLookup({ locale: `${intlLocale(locale)}-u-nu-latn`, direction, messages, texts }),
    [locale, direction, messages, texts],
  )
  useRefusedStyles(portal?.parentElement)
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

/** Derives the brand once per set of values, regardless of object identity. */
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
