import { useLingui } from '@lingui/react/macro'
import { CodeSnippet, SegmentedControl, token } from '@sightline/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { embedCode, embedThemes, type EmbedTheme } from './embedCode.ts'

interface EmbedCodeProps {
  /** Token of the share link. */
  shareToken: string
  /** Domain of the site. */
  domain: string
}

/** The HTML that puts a shared dashboard into a page of another site, in the theme that is chosen. */
export function EmbedCode({ shareToken, domain }: EmbedCodeProps) {
  const { t } = useLingui()
  const [theme, setTheme] = useState<EmbedTheme>('system')
  const labels: Record<EmbedTheme, string> = { system: t`Automatic`, light: t`Light`, dark: t`Dark` }
  const segment = (value: EmbedTheme) => ({ value, label: labels[value] })
  const [first, ...others] = embedThemes
  return (
    <Stack>
      <SegmentedControl
        aria-label={t`Theme of the frame`}
        segments={[segment(first), ...others.map(segment)]}
        value={theme}
        onChange={setTheme}
      />
      <CodeSnippet
        aria-label={t`HTML of the frame`}
        code={embedCode({ token: shareToken, theme, title: t`Figures of ${domain}`, origin: location.origin })}
      />
    </Stack>
  )
}

const Stack = styled.div`
  display: grid;
  grid-column: 1 / -1;
  justify-items: start;
  gap: ${token['space-5']};
  > :last-child {
    justify-self: stretch;
  }
`
