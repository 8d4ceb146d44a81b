import { expect, waitFor } from 'storybook/test'
import { inEveryMode } from '../../../../../.storybook/modes.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ExampleBrand } from './ExampleBrand.tsx'

const meta = preview.meta({ title: 'Foundations/Brand', component: ExampleBrand })

/** A brand to try out: a colour, corners and a font. A pair that cannot be told apart names the colour that can. */
export const Editor = meta.story({
  parameters: inEveryMode,
  play: async ({ canvas, userEvent }) => {
    const accent = canvas.getByRole('textbox', { name: 'Accent' })
    await expect(canvas.queryByText(/has it$/)).toBeNull()
    await userEvent.clear(accent)
    await userEvent.type(accent, '#ffd400')
    await waitFor(() =>
      expect(canvas.getByText(/^tokens.accent #ffd400 has a contrast of 1\.\d\d .* has it$/)).toBeVisible(),
    )
    await expect(canvas.getByRole('row', { name: /^light accent bg-surface 1\.\d\d 3 #[\da-f]{6}$/ })).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'The code of this brand' })).toHaveTextContent("accent: '#ffd400'")
    await userEvent.clear(accent)
    await userEvent.type(accent, '#0f766e')
  },
})
