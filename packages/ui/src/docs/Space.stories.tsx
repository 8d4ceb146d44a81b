import { styled } from 'styled-components'
import { inEveryMode } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { token } from '../theme/theme.ts'
import { breakpoints, density, densityComfortable, densityCompact, size, space, zIndex } from '../theme/tokens.ts'
import { SpecimenSheet, Specimens } from './SpecimenSheet.tsx'

const Bar = styled.div<{ $length: string }>`
  inline-size: ${({ $length }) => $length};
  block-size: 12px;
  background: ${token.accent};
`

const SpacePage = () => (
  <SpecimenSheet
    title="Space"
    lead="Distances and heights are in rem, so that they grow with the text. Density changes the heights of controls and rows, and nothing else."
  >
    <Specimens
      caption="Distances"
      columns={['Token', 'Value', 'Length']}
      rows={Object.entries(space).map(([name, value]) => [name, value, <Bar key="bar" $length={value} />])}
    />
    <Specimens
      caption="Heights by density"
      columns={['Token', 'Compact', 'Regular', 'Comfortable']}
      rows={(Object.keys(density) as (keyof typeof density)[]).map((name) => [
        name,
        densityCompact[name],
        density[name],
        densityComfortable[name],
      ])}
    />
    <Specimens
      caption="Sizes"
      columns={['Token', 'Value']}
      rows={Object.entries(size).map(([name, value]) => [name, value])}
    />
    <Specimens
      caption="Breakpoints"
      columns={['Name', 'Smallest width in px']}
      rows={Object.entries(breakpoints).map(([name, value]) => [name, value])}
    />
    <Specimens
      caption="Stacking order"
      columns={['Token', 'z-index']}
      rows={Object.entries(zIndex).map(([name, value]) => [name, value])}
    />
  </SpecimenSheet>
)

const meta = preview.meta({ title: 'Foundations/Space', component: SpacePage, tags: ['!autodocs'] })

export const Default = meta.story({ parameters: inEveryMode })
export const RightToLeft = meta.story({ globals: { direction: 'rtl' } })
