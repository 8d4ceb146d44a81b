import { useLingui } from '@lingui/react/macro'
import type { Website } from '@sightline/api-client'
import { CodeSnippet, SegmentedControl, Stack, Switch } from '@sightline/ui'
import { useState } from 'react'
import { embedCode, embedThemes, type EmbedTheme } from './embedCode.ts'
import { instanceAddress } from '../../../lib/navigation/instanceAddress.ts'

interface EmbedCodeProps {
  /** The token of the share link. */
  shareToken: string
  site: Pick<Website, 'domain' | 'public_id'>
}

/** The HTML that embeds a shared dashboard into another site’s page, in a chosen theme. */
export function EmbedCode({ shareToken, site: { domain, public_id: publicId } }: EmbedCodeProps) {
  const { t } = useLingui()
  const [theme, setTheme] = useState<EmbedTheme>('system')
  const [fitsHeight, setFitsHeight] = useState(false)
  const labels: Record<EmbedTheme, string> = { system: t`Automatic`, light: t`Light`, dark: t`Dark` }
  const segment = (value: EmbedTheme) => ({ value, label: labels[value] })
  const [first, ...others] = embedThemes
  return (
    <Stack gap={5}>
      <Stack gap={5} align="start">
        <SegmentedControl
          aria-label={t`Theme of the frame`}
          items={[segment(first), ...others.map(segment)]}
          value={theme}
          onChange={setTheme}
        />
        <Switch isSelected={fitsHeight} onChange={setFitsHeight}>
          {t`A script makes the frame as high as the dashboard`}
        </Switch>
      </Stack>
      <CodeSnippet
        aria-label={t`HTML of the frame`}
        code={embedCode({
          publicId,
          token: shareToken,
          theme,
          title: t`Figures of ${domain}`,
          instance: instanceAddress(),
          fitsHeight,
        })}
      />
    </Stack>
  )
}
