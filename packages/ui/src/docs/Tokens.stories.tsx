import { expect } from 'storybook/test'
import { inEveryMode } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Link } from '../components/navigation/Link/index.ts'
import { ColourSwatches } from './ColourSwatches.tsx'
import { SpecimenSheet } from './SpecimenSheet.tsx'
import { tokensAsCss, tokensAsJson } from './tokenFiles.ts'

const parsedFileOf = (type: string, text: string) => `data:${type};charset=utf-8,${encodeURIComponent(text)}`

function TokensPage() {
  return (
    <SpecimenSheet
      title="Tokens"
      lead="Every token of the kit, for a design tool or for a page that does not use the kit."
    >
      <p>
        <Link href={parsedFileOf('application/json', tokensAsJson())} download="sightline-tokens.json">
          Download as JSON
        </Link>
      </p>
      <p>
        <Link href={parsedFileOf('text/css', tokensAsCss())} download="sightline-tokens.css">
          Download as CSS
        </Link>
      </p>
      <p>
        These are its colours; their values and contrast are on the page Colour, the others on the pages Type, Space and
        Shape.
      </p>
      <ColourSwatches />
    </SpecimenSheet>
  )
}

const meta = preview.meta({ title: 'Foundations/Tokens', component: TokensPage, tags: ['!autodocs'] })

export const Default = meta.story({
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Download as JSON' })).toHaveAttribute(
      'download',
      'sightline-tokens.json',
    )
    const css = canvas.getByRole('link', { name: 'Download as CSS' }).getAttribute('href') ?? ''
    await expect(await (await fetch(css)).text()).toContain('--sl-accent: ')
  },
})
