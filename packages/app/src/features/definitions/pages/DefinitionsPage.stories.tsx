import { expect, waitFor } from 'storybook/test'
import { AppAt } from '../../../testing/AppAt.tsx'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'
import { pageShown } from '../../../../../../.storybook/pageShown.ts'

const meta = preview.meta({
  title: 'Pages/Definitions',
  component: AppAt,
  parameters: { page: true },
  args: { path: '/definitions', isSignedIn: false },
})

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await becomesVisible(() => canvas.findByText('4 views in 3 visits: 1.33.'))
    await expect(canvasElement.querySelector('[aria-current="true"]')).toBeNull()
  },
})

/** A link to one metric scrolls to it. */
export const OneFigure = meta.story({
  args: { path: '/definitions/scroll_depth' },
  play: async ({ canvas, canvasElement }) => {
    const example = await canvas.findByText('One visit got to 70% of a page, another one to 90%: 80%.')
    const named = canvasElement.querySelector('[aria-current="true"]')
    await expect(named).toContainElement(example)
    await waitFor(() => expect(named?.getBoundingClientRect().top).toBeLessThan(window.innerHeight))
  },
})

export const OneBreakdown = meta.story({
  args: { path: '/definitions/country' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Countries')
    await expect(canvasElement.querySelector('[aria-current="true"]')).toHaveTextContent('Countries countryDE')
  },
})

export const SignedIn = meta.story({ args: { isSignedIn: true }, play: pageShown })
export const MetricInEveryMode = meta.story({
  parameters: inEveryMode,
  args: { path: '/definitions/bounce_rate' },
  play: pageShown,
})
export const InEveryMode = meta.story({ parameters: inEveryMode, play: pageShown })
