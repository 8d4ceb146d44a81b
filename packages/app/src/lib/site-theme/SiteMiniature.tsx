import { themePanels, type ThemeLook } from '@sightline/api-client'
import { DashboardMiniature, type DashboardMiniatureProps } from '@sightline/ui'
import { SiteTheme } from './SiteTheme.tsx'
import { isWidePanel } from './isWidePanel.ts'
import { usePanelNames } from './usePanelNames.ts'

interface SiteMiniatureProps extends Pick<DashboardMiniatureProps, 'colorScheme'> {
  look: ThemeLook
  /** The name shown where there is no logo. */
  name: string
}

/** A small dashboard in the look of a theme, with invented numbers. */
export function SiteMiniature({ look, name, colorScheme }: SiteMiniatureProps) {
  const panelNames = usePanelNames()
  const panels = (look.panels ?? themePanels).map((id) => ({ id, name: panelNames[id], isWide: isWidePanel(id) }))
  return (
    <SiteTheme theme={look}>
      <DashboardMiniature name={name} logo={look.logo} panels={panels} colorScheme={colorScheme} />
    </SiteTheme>
  )
}
