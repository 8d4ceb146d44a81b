import { styled } from 'styled-components'
import { inEveryMode } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { font, fontOfArabic, fontOfChinese, fontOfHebrew } from '../theme/tokens.ts'
import { typography } from '../theme/typography.ts'
import { SpecimenSheet, Specimens } from './SpecimenSheet.tsx'

type Style = keyof typeof typography

const Line = styled.div<{ $style: Style }>`
  ${({ $style }) => typography[$style]}
`

const samples: Partial<Record<Style, string>> = {
  code: '<script defer src="…/s.js">',
  metric: '48,216',
  metricCard: '12,480',
  metricSmall: '1,184',
}
const usual = 'Every visit counts · 每一次访问 · كل زيارة · 0123456789'

const TypePage = () => (
  <SpecimenSheet
    title="Type"
    lead="Inter with its optical size, Geist Mono for code. Negative letter spacing is scaled to nothing where the script forbids it; Chinese has the weights that its system fonts have."
  >
    <Specimens
      caption="Text styles"
      columns={['Style', 'Sample']}
      rows={(Object.keys(typography) as Style[]).map((style) => [
        style,
        <Line key="sample" $style={style}>
          {samples[style] ?? usual}
        </Line>,
      ])}
    />
    <Specimens
      caption="Families, weights and letter spacing by script"
      columns={['Token', 'Latin', 'Chinese', 'Arabic', 'Hebrew']}
      rows={Object.entries(font).map(([name, value]) => [
        name,
        ...[{ [name]: value }, fontOfChinese, fontOfArabic, fontOfHebrew].map(
          (script: Partial<Record<string, string | number>>) => script[name] ?? '=',
        ),
      ])}
    />
  </SpecimenSheet>
)

const meta = preview.meta({ title: 'Foundations/Type', component: TypePage, tags: ['!autodocs'] })

export const Default = meta.story({ parameters: inEveryMode })
