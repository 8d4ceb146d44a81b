import { expect } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { State, StateGrid } from '../../../docs/StateGrid.tsx'
import { QrCode } from './QrCode.tsx'
import { sampleModules } from './sampleModules.ts'

const meta = preview.meta({
  title: 'Data/QrCode',
  component: QrCode,
  args: { 'aria-label': 'Opens the page on a phone', modules: sampleModules },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img', { name: 'Opens the page on a phone' })
    await expect(code.getBoundingClientRect()).toMatchObject({ width: 200, height: 200 })
    await expect(code).toHaveStyle({ backgroundColor: 'rgb(255, 255, 255)' })
  },
})

/** Scanners expect dark modules on white. */
export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveStyle({ backgroundColor: 'rgb(255, 255, 255)' })
  },
})

/** A box that is narrower takes a smaller code, which is still a square. */
export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 120 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img').getBoundingClientRect()).toMatchObject({ width: 120, height: 120 })
  },
})

const Matrix = () => (
  <StateGrid $column="16rem">
    <State name="200 px">
      <QrCode aria-label="Opens the page on a phone" modules={sampleModules} />
    </State>
    <State name="160 px">
      <QrCode aria-label="Opens the page on a phone" modules={sampleModules} size={160} />
    </State>
  </StateGrid>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })
