import { expect, fn, waitFor } from 'storybook/test'
import { inEveryMode } from '../../../../../.storybook/modes.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { State, States as StatesGrid } from '../../docs/States.tsx'
import { ChartFrame, type ChartFrameProps } from './ChartFrame.tsx'
import { pictureOf } from './picture.ts'

const data = {
  caption: 'Colours, 2026',
  columns: ['Colour', 'Visitors'],
  rows: [
    { id: 'walnut', cells: ['Walnut', '1,200'], values: ['Walnut', 1200] },
    { id: 'madder', cells: ['Madder', '800'], values: ['Madder', 800] },
  ],
}

const meta = preview.meta({
  title: 'Charts/ChartFrame',
  component: ChartFrame,
  args: {
    'aria-label': 'Colours',
    legend: 'Colours',
    data,
    hasCanvas: true,
    children: <canvas width={400} height={100} style={{ inlineSize: 400, blockSize: 100 }} />,
  },
})

export const Default = meta.story()

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View as table' }))
    await waitFor(() => expect(canvas.getByRole('table', { name: 'Colours, 2026' })).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Madder 800' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }))
    // Where no canvas is, there is no picture to take.
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Data (CSV)' })).toBeVisible())
    await expect(canvas.queryByRole('menuitem', { name: 'Picture (PNG)' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: 'View as chart' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }))
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Picture (PNG)' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
  },
})

/** Red, green, blue and opacity of a picture’s first pixel. */
async function cornerOf(picture: Blob): Promise<number[]> {
  const bitmap = await createImageBitmap(picture)
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
  context?.drawImage(bitmap, 0, 0)
  return [...(context?.getImageData(0, 0, 1, 1).data ?? [])]
}

export const PictureInDark = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    const drawing = canvasElement.querySelector('canvas')
    if (drawing === null) throw new Error('There is no canvas')
    const picture = await pictureOf(drawing, 'Colours, 2026')
    await expect(picture.type).toBe('image/png')
    // The surface of the dark theme, not see-through.
    await expect(await cornerOf(picture)).toEqual([0x18, 0x16, 0x14, 255])
  },
})

const Matrix = (args: ChartFrameProps) => (
  <StatesGrid $column="22rem">
    <State name="Ready">
      <ChartFrame {...args} />
    </State>
    <State name="Loading">
      <ChartFrame {...args} aria-label="Loads" loadingState="loading" />
    </State>
    <State name="Empty">
      <ChartFrame {...args} aria-label="Empty" isEmpty />
    </State>
    <State name="Error">
      <ChartFrame
        {...args}
        aria-label="Fails"
        loadingState="error"
        errorMessage="The figures cannot be read right now"
        onRetry={fn()}
      />
    </State>
  </StatesGrid>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })
