import { expect, fn, waitFor } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { State, StateGrid } from '../../../docs/StateGrid.tsx'
import { UsersIcon } from '../../data/Icon/index.ts'
import { Tabs, type TabItem } from './Tabs.tsx'

type Id = 'profile' | 'orders' | 'points' | 'audit'

const tabs: readonly TabItem<Id>[] = [
  { id: 'profile', label: 'Profile', content: 'Name, address and language.' },
  { id: 'orders', label: 'Orders', count: 12, content: 'Twelve orders.' },
  { id: 'points', label: 'Points', content: 'The ledger.', isDisabled: true },
  { id: 'audit', label: 'Audit', content: 'Who changed what.' },
]

const onSelectedChange = fn()

const meta = preview.meta({
  title: 'Navigation/Tabs',
  component: Tabs<Id>,
  args: { 'aria-label': 'User', items: tabs, onSelectionChange: onSelectedChange },
})

export const Default = meta.story()

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('tabpanel', { name: 'Profile' })).toHaveTextContent('Name, address')
    await expect(canvas.queryByText('Who changed what.')).toBeNull()
    await userEvent.click(canvas.getByRole('tab', { name: 'Audit' }))
    await expect(onSelectedChange).toHaveBeenCalledWith('audit')
    await expect(canvas.getByRole('tabpanel', { name: 'Audit' })).toHaveTextContent('Who changed what.')
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Profile' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: /Orders/ })).toHaveFocus()
    await waitFor(() => expect(canvas.getByRole('tabpanel', { name: /Orders/ })).toBeVisible())
    // A disabled tab is skipped; the last tab is followed by the first.
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Audit' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Profile' })).toHaveFocus()
    await userEvent.keyboard('{End}{Tab}')
    await expect(canvas.getByRole('tabpanel', { name: 'Audit' })).toHaveFocus()
  },
})

export const SideList = meta.story({
  tags: ['behaviour'],
  args: { hasSideList: true },
  play: async ({ canvas, userEvent }) => {
    const isWide = window.innerWidth >= 1024
    const list = canvas.getByRole('tablist')
    await expect(list).toHaveAttribute('aria-orientation', isWide ? 'vertical' : 'horizontal')
    await userEvent.tab()
    await userEvent.keyboard(isWide ? '{ArrowDown}' : '{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: /Orders/ })).toHaveFocus()
    const panel = canvas.getByRole('tabpanel').getBoundingClientRect()
    await expect(panel.top < list.getBoundingClientRect().bottom).toBe(isWide)
  },
})

export const FromOutside = meta.story({
  tags: ['behaviour'],
  args: { selectedKey: 'orders' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Audit' }))
    await expect(onSelectedChange).toHaveBeenCalledWith('audit')
    await expect(canvas.getByRole('tab', { name: /Orders/ })).toHaveAttribute('aria-selected', 'true')
  },
})

const Matrix = () => (
  <StateGrid $column="24rem">
    <State name="default">
      <Tabs aria-label="Default" items={tabs} />
    </State>
    <State name="hover" force={['hovered']} of="[role=tab]:nth-child(2)">
      <Tabs aria-label="Hover" items={tabs} />
    </State>
    <State name="focus-visible" force={['focus-visible']} of="[role=tab]:nth-child(2)">
      <Tabs aria-label="Focus" items={tabs} defaultSelectedKey="orders" />
    </State>
    <State name="beside what they show">
      <Tabs aria-label="Beside" items={tabs} hasSideList />
    </State>
    <State name="with icons">
      <Tabs
        aria-label="With icons"
        items={[
          { id: 'people', label: 'People', icon: UsersIcon, content: 'People' },
          { id: 'sites', label: 'Sites', content: 'Sites' },
        ]}
      />
    </State>
  </StateGrid>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })
export const RightToLeft = meta.story({
  tags: ['behaviour'],
  globals: { locale: 'ar' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    // In right-to-left languages the left arrow moves to the next tab.
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: /Orders/ })).toHaveFocus()
  },
})

export const LongText = meta.story({
  args: {
    items: Array.from({ length: 12 }, (_, number) => ({
      id: (['profile', 'orders', 'points', 'audit'] as const)[number] ?? (`more-${number}` as Id),
      label: `A tab with many words, number ${number + 1}`,
      content: `Content ${number + 1}`,
    })),
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist')
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

const manyTabs = Array.from({ length: 12 }, (_, index) => ({
  id: `tab-${index + 1}` as Id,
  label: `Tab number ${index + 1}`,
  content: `Content ${index + 1}`,
}))

/** The selected tab is scrolled into view without scrolling the page. */
export const OpenTabInSight = meta.story({
  tags: ['behaviour'],
  args: { items: manyTabs, defaultSelectedKey: 'tab-11' as Id },
  render: (args) => (
    <div style={{ inlineSize: 320, marginBlockStart: '120vh' }}>
      <Tabs {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('tablist')
    const isInSight = (name: string) => isWithin(canvas.getByRole('tab', { name }), list)
    await waitFor(() => expect(isInSight('Tab number 11')).toBe(true))
    await expect(isInSight('Tab number 1')).toBe(false)
    await expect(window.scrollY).toBe(0)
    await userEvent.click(canvas.getByRole('tab', { name: 'Tab number 1' }))
    await waitFor(() => expect(isInSight('Tab number 1')).toBe(true))
    await expect(isInSight('Tab number 11')).toBe(false)
  },
})

function isWithin(element: Element, room: Element): boolean {
  const inner = element.getBoundingClientRect()
  const outer = room.getBoundingClientRect()
  return inner.left >= outer.left && inner.right <= outer.right
}
