import { expect, waitFor } from 'storybook/test'
import type { StoryContext } from '@storybook/react-vite'

export const today = { start: '2026-11-11T00:00:00.000Z', value: 1200, isPartial: true }

export const live = (canvasElement: HTMLElement) => canvasElement.querySelector('[aria-live="polite"]')

export const plotOf = async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
  const drawing = await canvas.findByRole('application')
  await waitFor(() => expect(drawing.getBoundingClientRect().width).toBeGreaterThan(0))
  return drawing
}

export function tooltipOf({ canvasElement }: Pick<StoryContext, 'canvasElement'>): HTMLElement {
  const tip = canvasElement.querySelector<HTMLElement>('[data-part=tooltip]')
  if (tip === null) throw new Error('There is no tooltip')
  return tip
}
