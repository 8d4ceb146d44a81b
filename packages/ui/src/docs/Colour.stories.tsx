import { inEveryMode } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { useKit } from '../provider/KitContext.ts'
import { token } from '../theme/theme.ts'
import { brand, dark, light } from '../theme/tokens.ts'
import { contrastOf, pairs, type Colour } from './contrastPairs.ts'
import { ColourSwatches, colours } from './ColourSwatches.tsx'
import { SpecimenSheet, Specimens, Swatch } from './SpecimenSheet.tsx'

function ColourPage() {
  const { colorScheme } = useKit()
  return (
    <SpecimenSheet
      title="Colour"
      lead="A component names what a colour is for, and each theme says which one that is. Contrast is computed from the tokens here; a test fails below the mark."
    >
      <ColourSwatches />
      <Specimens
        caption="All colours of this theme"
        columns={['Token', 'Here', 'Light', 'Dark']}
        rows={colours.map((name) => [name, <Swatch key="here" $background={token[name]} />, light[name], dark[name]])}
      />
      <Specimens
        caption="The same in both themes"
        columns={['Token', 'Colour', 'Value']}
        rows={Object.entries(brand).map(([name, value]) => [name, <Swatch key="here" $background={value} />, value])}
      />
      <Specimens
        caption="Contrast"
        columns={['Foreground', 'On', 'Sample', 'Contrast', 'At least']}
        rows={pairs.map((pair) => [
          pair.foreground,
          <code key="on">{pair.background}</code>,
          <Sample key="sample" foreground={pair.foreground} background={pair.background} isText={pair.least === 4.5} />,
          contrastOf(pair, colorScheme).toFixed(2),
          pair.least,
        ])}
      />
    </SpecimenSheet>
  )
}

function Sample({ foreground, background, isText }: { foreground: Colour; background: Colour; isText: boolean }) {
  const mark = isText ? (
    'Text'
  ) : (
    <span style={{ display: 'inline-block', inlineSize: 24, blockSize: 8, background: token[foreground] }} />
  )
  return <div style={{ padding: '4px 8px', color: token[foreground], background: token[background] }}>{mark}</div>
}

const meta = preview.meta({ title: 'Foundations/Colour', component: ColourPage, tags: ['!autodocs'] })

export const Default = meta.story({ parameters: inEveryMode })
