import { styled } from 'styled-components'
import { inEveryMode } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { reducedMotion, token } from '../theme/theme.ts'
import { motion, radius } from '../theme/tokens.ts'
import { SpecimenSheet, Specimens } from './SpecimenSheet.tsx'

const Corner = styled.div<{ $radius: string }>`
  inline-size: 64px;
  block-size: 64px;
  border: 1px solid ${token['border-control']};
  border-radius: ${({ $radius }) => $radius};
  background: ${token['bg-subtle']};
`

const Raised = styled.div<{ $shadow: string }>`
  inline-size: 128px;
  block-size: 64px;
  margin: ${token['space-6']};
  border-radius: ${token['radius-md']};
  background: ${token['bg-raised']};
  box-shadow: ${({ $shadow }) => $shadow};
`

/** Runs across while the row is pointed at. */
const Runner = styled.div<{ $duration: string; $ease: string }>`
  inline-size: 16px;
  block-size: 16px;
  border-radius: ${token['radius-full']};
  background: ${token.accent};
  transition: margin-inline-start ${({ $duration }) => $duration} ${({ $ease }) => $ease};
  tr:hover & {
    margin-inline-start: 160px;
  }
  ${reducedMotion} {
    transition: none;
  }
`

const shadows = ['shadow-xs', 'shadow-sm', 'shadow-md', 'shadow-lg'] as const
const runnerOf = (name: string, value: string) =>
  name.startsWith('ease') ? (
    <Runner $duration="600ms" $ease={value} />
  ) : (
    <Runner $duration={value} $ease={motion['ease-standard']} />
  )

const ShapePage = () => (
  <SpecimenSheet
    title="Corners, shadows, motion"
    lead="What lies higher has a larger corner and a wider shadow; in the dark theme an edge takes the place of the shadow. Nothing moves for those who ask for reduced motion."
  >
    <Specimens
      caption="Corners"
      columns={['Token', 'Value', 'Sample']}
      rows={Object.entries(radius).map(([name, value]) => [name, value, <Corner key="corner" $radius={value} />])}
    />
    <Specimens
      caption="Shadows"
      columns={['Token', 'Sample']}
      rows={shadows.map((name) => [name, <Raised key="raised" $shadow={token[name]} />])}
    />
    <Specimens
      caption="Durations and easings: point at a row"
      columns={['Token', 'Value', 'Sample']}
      rows={Object.entries(motion).map(([name, value]) => [name, value, runnerOf(name, value)])}
    />
  </SpecimenSheet>
)

const meta = preview.meta({ title: 'Foundations/Corners, shadows, motion', component: ShapePage, tags: ['!autodocs'] })

export const Default = meta.story({ parameters: inEveryMode })
export const ReducedMotion = meta.story({ globals: { motion: 'reduced' } })
