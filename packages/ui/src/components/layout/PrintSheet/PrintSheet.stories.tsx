import { useEffect, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { Heading } from '../../data/Heading/index.ts'
import { Text } from '../../data/Text/index.ts'
import { Card } from '../Card/index.ts'
import { PrintSheet, type PrintSheetProps } from './PrintSheet.tsx'

const meta = preview.meta({
  title: 'Layout/PrintSheet',
  component: PrintSheet,
  args: {
    onReady: fn(),
    children: (
      <Card title="Visitors">
        <Text>13,700 in the last 30 days</Text>
      </Card>
    ),
  },
  render: (args) => (
    <>
      <Heading level={2}>The page</Heading>
      <Text>Print it to see what its sheet has in place of it.</Text>
      <PrintSheet {...args} />
    </>
  ),
})

const sheet = (): HTMLElement | null => document.querySelector('[data-part="print-sheet"]')

export const Default = meta.story({
  parameters: inEveryMode,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('The page')).toBeVisible()
    await expect(sheet()).toHaveAttribute('inert')
    await expect(sheet()).toHaveAttribute('data-theme', 'light')
    await expect(sheet()).toHaveTextContent('13,700 in the last 30 days')
    await waitFor(() => expect(args.onReady).toHaveBeenCalledOnce(), { timeout: 5000 })
  },
})

/** A part that waits until it is in sight, and then for its data. */
function Late() {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const [state, setState] = useState<'out of sight' | 'loading' | 'loaded'>('out of sight')
  useEffect(() => {
    if (place === null) return undefined
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting === true) setState('loading')
    })
    observer.observe(place)
    return () => observer.disconnect()
  }, [place])
  useEffect(() => {
    if (state !== 'loading') return undefined
    const timer = setTimeout(() => setState('loaded'), 1500)
    return () => clearTimeout(timer)
  }, [state])
  return (
    <div ref={setPlace} aria-busy={state === 'loading'} style={{ marginBlockStart: 3000 }}>
      {state}
    </div>
  )
}

/** Far parts count as in sight, and the sheet is ready only when they have loaded. */
export const LoadsEverything = meta.story({
  tags: ['behaviour'],
  args: { children: <Late /> },
  play: async ({ args }) => {
    let textWhenReady: string | null | undefined
    const onReady = args.onReady as ReturnType<typeof fn<NonNullable<PrintSheetProps['onReady']>>>
    onReady.mockImplementation(() => {
      textWhenReady = sheet()?.textContent
    })
    await waitFor(() => expect(onReady).toHaveBeenCalledOnce(), { timeout: 10_000 })
    await expect(textWhenReady).toBe('loaded')
  },
})
