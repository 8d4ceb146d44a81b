import { inEveryMode } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { SpecimenSheet, Specimens } from './SpecimenSheet.tsx'
import { tokenUseIn } from './tokenUse.ts'

const sources = import.meta.glob<string>(
  ['../{components/*,product,charts}/*/**/*.{ts,tsx}', '!../**/*.{stories,test}.tsx', '!../**/*.{test,docs}.ts'],
  { query: '?raw', import: 'default', eager: true },
)

const TokenUsePage = () => (
  <SpecimenSheet
    title="Which component uses which token"
    lead="Read from the sources when this page was built. A component with no token of its own is made of others."
  >
    <Specimens
      caption="Tokens and text styles by component"
      columns={['Component', 'Tokens', 'Text styles']}
      rows={tokenUseIn(sources).map(({ component, tokens, types }) => [component, tokens.join(', '), types.join(', ')])}
    />
  </SpecimenSheet>
)

const meta = preview.meta({
  title: 'Foundations/Which component uses which token',
  component: TokenUsePage,
  tags: ['!autodocs'],
})

export const Default = meta.story({ parameters: inEveryMode })
