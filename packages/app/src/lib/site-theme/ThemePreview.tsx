import { Trans, useLingui } from '@lingui/react/macro'
import { themePanels, type ThemeLook } from '@sightline/api-client'
import { Button, Card, Columns, Link, MetricCard, Stack, Text, Badge, Inline } from '@sightline/ui'
import { Sparkline } from '@sightline/ui/charts'
import { SiteTheme } from './SiteTheme.tsx'
import { usePanelNames } from './usePanelNames.ts'

interface ThemePreviewProps {
  look: ThemeLook
  /** The name shown where there is no logo. */
  name: string
}

const week = [320, 410, 380, 460, 520, 340, 300]

/** The preview of a theme: a small dashboard with example numbers, which says that they are examples. */
export function ThemePreview({ look, name }: ThemePreviewProps) {
  const { t } = useLingui()
  const panelNames = usePanelNames()
  return (
    <SiteTheme theme={look}>
      <Card title={look.logo === null ? name : <img src={look.logo} alt={name} height={28} />}>
        <Stack gap={6}>
          <Columns gap={6}>
            <MetricCard label={t`Visitors`} value="2.7k" sparkline={<Sparkline values={week} isSelected />} />
            <MetricCard label={t`Views`} value="8.1k" sparkline={<Sparkline values={week.toReversed()} />} />
          </Columns>
          <Inline gap={4}>
            <Button variant="primary">
              <Trans>Export</Trans>
            </Button>
            <Link href="#">
              <Trans>Definitions of all metrics</Trans>
            </Link>
          </Inline>
          <Inline gap={2}>
            {(look.panels ?? themePanels).map((panel) => (
              <Badge key={panel}>{panelNames[panel]}</Badge>
            ))}
          </Inline>
          <Text variant="quiet" size="sm">
            <Trans>Preview with example numbers</Trans>
          </Text>
        </Stack>
      </Card>
    </SiteTheme>
  )
}
