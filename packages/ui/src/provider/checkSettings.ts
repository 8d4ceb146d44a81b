import type { Messages } from '@lingui/core'
import { oneOf } from '../theme/wrongProps.ts'
import { checkTexts } from './checkTexts.ts'
import type { Direction } from '../theme/direction.ts'
import type { Theme } from '../theme/useColorScheme.ts'
import { warnOnce } from '../theme/warnOnce.ts'
import type { Density } from './KitContext.ts'
import type { KitTexts } from '../texts/createTextLookup.ts'

const themes = { system: null, light: null, dark: null }
const densities = { regular: null, compact: null, comfortable: null }
const directions = { ltr: null, rtl: null }

/** Languages whose texts the kit has. */
const translated = /^(ar|en|zh)\b/i

interface Settings {
  theme?: Theme | undefined
  density?: Density | undefined
  direction?: Direction | undefined
  messages?: Messages | undefined
  texts?: KitTexts | undefined
}

/** Says what of a page's settings is none, or is missing. */
export function checkSettings({ theme, density, direction, messages, texts }: Settings, locale: string): void {
  if (theme !== undefined) oneOf(theme, themes, 'KitProvider: theme')
  if (density !== undefined) oneOf(density, densities, 'KitProvider: density')
  if (direction !== undefined) oneOf(direction, directions, 'KitProvider: direction')
  const lacksMessages = messages === undefined && !/^en\b/i.test(locale)
  if (texts !== undefined) void checkTexts(texts, lacksMessages ? locale : undefined)
  else if (lacksMessages)
    warnOnce(
      `KitProvider: there are no texts for locale="${locale}", so the kit’s own are English. ${translated.test(locale) ? 'Pass messages from @sightline/ui/locales/….' : 'Pass them as texts={…}, by what they are in English: all are in @sightline/ui/locales/template.'}`,
    )
}
