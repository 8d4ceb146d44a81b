import { useState } from 'react'
import { Sparkline } from '../../charts/index.ts'
import { Button } from '../../components/actions/index.ts'
import { CodeSnippet, MetricCard, Text } from '../../components/data/index.ts'
import { NumberField, Select, Switch, TextField } from '../../components/inputs/index.ts'
import { Columns, Inline, Stack } from '../../components/layout/index.ts'
import { Link } from '../../components/navigation/index.ts'
import { brandOf, type KitTokens } from '../../theme/brand/brand.ts'
import { KitProvider } from '../../provider/index.ts'
import { Specimens } from '../SpecimenSheet.tsx'
import { brandPairs } from './brandPairs.ts'

const fonts = [
  { value: 'built-in', label: 'Inter, which comes with the kit' },
  { value: 'Georgia, serif', label: 'Georgia' },
  { value: 'system-ui, sans-serif', label: 'That of the system' },
] as const

type Font = (typeof fonts)[number]['value']

/** A brand to try out: what it looks like in both themes, what contrast its colours have, and the code that makes it. */
export function ExampleBrand() {
  const [accent, setAccent] = useState('#0f766e')
  const [radius, setRadius] = useState<number | null>(6)
  const [font, setFont] = useState<Font>('built-in')
  const tokens: KitTokens = {
    accent,
    ...(radius !== null && { radius }),
    ...(font !== 'built-in' && { font }),
  }
  const { problems } = brandOf(tokens)
  // Half a colour is none yet.
  const shown = /^#[\da-f]{6}$/i.test(accent) ? tokens : { ...tokens, accent: undefined }
  return (
    <KitProvider theme="light">
      <Stack>
        <Columns ratio="1:1">
          <Stack>
            <TextField
              label="Accent"
              description="As #rrggbb."
              value={accent}
              onChange={setAccent}
              errorMessage={problems[0]}
            />
            <NumberField label="Corners, px" value={radius} onChange={setRadius} minValue={0} maxValue={16} />
            <Select label="Font" items={fonts} value={font} onChange={setFont} />
          </Stack>
          <CodeSnippet aria-label="The code of this brand" code={codeOf(tokens)} />
        </Columns>
        <Text>
          The primary button stays neutral on purpose, so that it never competes with a brand; the accent colours links,
          what is chosen or switched on, the ring of the focus, and charts.
        </Text>
        <Columns ratio="1:1">
          <Example theme="light" tokens={shown} />
          <Example theme="dark" tokens={shown} />
        </Columns>
        <Specimens
          caption="Contrast"
          columns={['Theme', 'What is seen', 'On', 'Contrast', 'Needs', 'Passes with']}
          rows={brandPairs(shown).map(({ theme, foreground, background, ratio, least, better }) => [
            theme,
            foreground,
            background,
            ratio.toFixed(2),
            String(least),
            better ?? 'it does',
          ])}
        />
      </Stack>
    </KitProvider>
  )
}

const codeOf = (tokens: KitTokens): string =>
  `<KitProvider tokens={{ ${Object.entries(tokens)
    .map(([name, value]) => `${name}: ${typeof value === 'number' ? value : `'${String(value)}'`}`)
    .join(', ')} }}>`

function Example({ theme, tokens }: { theme: 'light' | 'dark'; tokens: KitTokens }) {
  return (
    <KitProvider theme={theme} tokens={tokens} style={{ padding: 16 }}>
      <Stack>
        <Inline>
          <Button variant="primary">Save</Button>
          <Button>Cancel</Button>
          <Link href="#brand">Learn more</Link>
        </Inline>
        <Switch defaultSelected>Prediction</Switch>
        <MetricCard
          label="Visitors"
          value="86.4k"
          delta={{ percent: 12.6 }}
          sparkline={<Sparkline values={[3, 4, 4, 5, 4, 6, 7, 6, 8]} isSelected />}
        />
      </Stack>
    </KitProvider>
  )
}
