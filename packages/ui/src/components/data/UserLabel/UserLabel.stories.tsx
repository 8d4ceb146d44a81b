import { expect } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { State, StateGrid } from '../../../docs/StateGrid.tsx'
import { Badge } from '../Badge/index.ts'
import { UserLabel } from './UserLabel.tsx'

const meta = preview.meta({
  title: 'Data/UserLabel',
  component: UserLabel,
  args: { name: 'Mira Kovač', description: 'mira.k@postbox.dev' },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mira Kovač')).toBeVisible()
    await expect(canvas.getByText('mira.k@postbox.dev')).toBeVisible()
  },
})
export const WithBadge = meta.story({ args: { end: <Badge tone="negative">Disabled</Badge> } })
export const LongText = meta.story({
  args: { name: 'A name that is much longer than its column', description: 'an-address-without-an-end@example.com' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 180 }}>
        <Story />
      </div>
    ),
  ],
})

const Matrix = () => (
  <StateGrid $column="12rem">
    <State name="name and address">
      <UserLabel name="Mira Kovač" description="mira.k@postbox.dev" />
    </State>
    <State name="name alone">
      <UserLabel name="Jonas Weidner" />
    </State>
    <State name="with a badge">
      <UserLabel
        name="Oscar Lindqvist"
        description="oscar@lindqvist.se"
        end={<Badge tone="negative">Disabled</Badge>}
      />
    </State>
    <State name="nameless">
      <UserLabel name="" description="not registered" />
    </State>
    <State name="longer than its place">
      <UserLabel
        name="A name that is much longer than its column"
        description="an-address-without-an-end@example.com"
      />
    </State>
    <State name="longer than its place, with a badge">
      <UserLabel name="A name that is much longer than its column" end={<Badge tone="info">Trial</Badge>} />
    </State>
    <State name="another script">
      <UserLabel name="林晓雯" description="xiaowen@example.cn" />
    </State>
  </StateGrid>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })
