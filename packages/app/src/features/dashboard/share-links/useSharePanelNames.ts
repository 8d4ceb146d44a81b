import { useLingui } from '@lingui/react/macro'
import type { SharePanel } from '@sightline/api-client'
import { useDimensionTexts } from '../dimensions/useDimensionTexts.ts'

/** Returns a function that names a panel as its tab does. */
export function useSharePanelNames(): (panel: SharePanel) => string {
  const { t } = useLingui()
  const { labelOf } = useDimensionTexts()
  return (panel) => (panel === 'properties' ? t`Properties` : panel === 'funnels' ? t`Funnels` : labelOf(panel))
}
