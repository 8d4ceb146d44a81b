import { useLingui } from '@lingui/react/macro'
import type { ThemePanel } from '@sightline/api-client'

/** The names of the parts of a dashboard below its chart. */
export function usePanelNames(): Record<ThemePanel, string> {
  const { t } = useLingui()
  return {
    content: t`Content`,
    sources: t`Sources`,
    places: t`Places`,
    technology: t`Technology`,
    events: t`Events`,
    funnels: t`Funnels`,
  }
}
