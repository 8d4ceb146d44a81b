import { inEveryMode } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { useKit } from '../provider/KitContext.ts'
import { token } from '../theme/theme.ts'
import { dark, light } from '../theme/tokens.ts'
import { contrast } from '../theme/brand/contrast.ts'
import type { Colour } from './contrastPairs.ts'
import { SpecimenSheet, Specimens, Swatch } from './SpecimenSheet.tsx'

const named = (start: string): Colour[] => (Object.keys(light) as Colour[]).filter((name) => name.startsWith(start))

function ChartPalettePage() {
  const { colorScheme } = useKit()
  const colours = colorScheme === 'light' ? light : dark
  const rows = (names: Colour[]) =>
    names.map(
      (name) =>
        [
          name,
          <Swatch key="swatch" $background={token[name]} />,
          colours[name],
          contrast(colours[name], colours['bg-surface']).toFixed(2),
        ] as const,
    )
  const columns = ['Token', 'Colour', 'Value', 'Contrast with the surface']
  return (
    <SpecimenSheet
      title="Chart palette"
      lead="One series is blue and the one that it is compared with is grey. Categories are told apart by lightness as well, and never by colour alone: each has a name or a pattern beside it."
    >
      <Specimens caption="Lines, grid and notes" columns={columns} rows={rows(named('chart-'))} />
      <Specimens caption="Categories" columns={columns} rows={rows(named('cat-'))} />
      <Specimens caption="Map, from none to most" columns={columns} rows={rows(named('map-'))} />
      <Specimens caption="Bars behind rows" columns={columns} rows={rows(named('bar'))} />
    </SpecimenSheet>
  )
}

const meta = preview.meta({ title: 'Foundations/Chart palette', component: ChartPalettePage, tags: ['!autodocs'] })

export const Default = meta.story({ parameters: inEveryMode })
