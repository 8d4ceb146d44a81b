import { expect, fn, waitFor } from 'storybook/test'
import { inEveryMode } from '../../../../../.storybook/modes.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { token } from '../../theme/theme.ts'
import { State, StateGrid } from '../../docs/StateGrid.tsx'
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

/** A chart of one’s own: the frame takes any drawing. */
const Bars = () => (
  <div style={{ display: 'grid', gap: 8, maxInlineSize: 480, color: token['text-primary'] }}>
    {data.rows.map(({ id, cells: [colour, visitors], values: [, value] }) => (
      <div
        key={id}
        style={{
          display: 'flex',
          justifyContent: 'space-between',
          inlineSize: `${Number(value) / 12}%`,
          padding: '8px 12px',
          borderRadius: token['radius-sm'],
          background: token['accent-soft'],
        }}
      >
        <span>{colour}</span>
        <span>{visitors}</span>
      </div>
    ))}
  </div>
)

const meta = preview.meta({
  title: 'Charts/ChartFrame',
  component: ChartFrame,
  args: {
    'aria-label': 'Colours',
    legend: 'Colours',
    data,
    children: <Bars />,
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
    // Without a drawing there is no picture to download.
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
  tags: ['behaviour'],
  globals: { theme: 'dark' },
  args: { children: <canvas width={400} height={100} style={{ inlineSize: 400, blockSize: 100 }} /> },
  play: async ({ canvasElement }) => {
    const drawing = canvasElement.querySelector('canvas')
    if (drawing === null) throw new Error('There is no canvas')
    const picture = await pictureOf(drawing, 'Colours, 2026')
    await expect(picture.type).toBe('image/png')
    // The background colour of the dark theme, opaque.
    await expect(await cornerOf(picture)).toEqual([0x18, 0x16, 0x14, 255])
  },
})

const Boxes = () => (
  <div style={{ inlineSize: 400, blockSize: 100 }}>
    <div style={{ inlineSize: 200, blockSize: 40, background: '#0f766e' }} />
    <p style={{ margin: 0, color: '#b91c1c', fontSize: 24 }}>ABC</p>
  </div>
)

/** A chart that is drawn with HTML elements can be downloaded as a picture as well. */
export const PictureOfBoxes = meta.story({
  tags: ['behaviour'],
  args: { children: <Boxes /> },
  play: async ({ canvas, canvasElement }) => {
    const drawing = canvas.getByText('ABC').parentElement
    if (drawing === null) throw new Error('There is no drawing')
    const bitmap = await createImageBitmap(await pictureOf(drawing, 'Colours, 2026'))
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const scale = bitmap.width / 432
    const colourAt = (x: number, y: number) => [
      ...(context?.getImageData(Math.round(x * scale), Math.round(y * scale), 1, 1).data ?? []),
    ]
    await expect(colourAt(16 + 100, 48 + 20)).toEqual([0x0f, 0x76, 0x6e, 255])
    await expect(colourAt(16 + 300, 48 + 20)).toEqual(colourAt(2, 2))
    const { data: letters = [] } = context?.getImageData(0, 88 * scale, bitmap.width, 40 * scale) ?? {}
    await expect([...letters].some((red, at) => at % 4 === 0 && red > 150 && (letters[at + 1] ?? 255) < 60)).toBe(true)
    await expect(canvasElement.querySelector('canvas')).toBeNull()
  },
})

const Matrix = (args: ChartFrameProps) => (
  <StateGrid $column="22rem">
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
        errorMessage="The statistics cannot be read right now"
        onRetry={fn()}
      />
    </State>
  </StateGrid>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })
