import { Trans } from '@lingui/react/macro'
import type { ThemeLook } from '@sightline/api-client'
import { Card, Stack, Text } from '@sightline/ui'
import { SiteMiniature } from './SiteMiniature.tsx'

interface ThemePreviewProps {
  look: ThemeLook
  /** The name shown where there is no logo. */
  name: string
}

/** The preview of a theme, in light and in dark: a small dashboard with numbers that it says to be examples. */
export function ThemePreview({ look, name }: ThemePreviewProps) {
  return (
    <Stack gap={4}>
      {(['light', 'dark'] as const).map((colorScheme) => (
        <Card key={colorScheme} padding="none" style={{ overflow: 'clip' }}>
          <SiteMiniature look={look} name={name} colorScheme={colorScheme} />
        </Card>
      ))}
      <Text variant="quiet" size="sm">
        <Trans>Preview with example numbers</Trans>
      </Text>
    </Stack>
  )
}
