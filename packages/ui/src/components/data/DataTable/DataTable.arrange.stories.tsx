import type { StoryContext } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { Button } from '../../actions/Button/index.ts'
import { EmptyState } from '../../feedback/EmptyState/index.ts'
import { DataTable } from './DataTable.tsx'
import { columns, people, type Person } from './sampleRows.tsx'

const storageKey = 'story-arranged'

const meta = preview.meta({
  title: 'Data/DataTable/Arranged',
  component: DataTable<Person>,
  args: {
    caption: 'App users',
    columns,
    rowName: ({ name }: Person) => name,
    items: people(7),
    canArrange: true,
    empty: <EmptyState title="No users yet" />,
  },
})

const widthOf = (element: Element | undefined | null) => Math.round(element?.getBoundingClientRect().width ?? 0)
const heading = ({ canvas }: Pick<StoryContext, 'canvas'>, name: RegExp) => canvas.getByRole('columnheader', { name })
const handle = ({ canvas }: Pick<StoryContext, 'canvas'>, name: string) =>
  canvas.findByRole('separator', { name: `Width of ${name}` })

/** Arrow keys resize a column, Home sets its minimum width, Enter restores its default width. */
export const ResizedWithKeys = meta.story({
  parameters: inEveryMode,
  play: async (context) => {
    const { userEvent } = context
    const edge = await handle(context, 'Tier')
    const tier = heading(context, /Tier/)
    const user = heading(context, /User/)
    const [usual, before] = [widthOf(tier), widthOf(user)]
    edge.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await waitFor(() => expect(widthOf(tier)).toBe(usual + 32))
    await expect(widthOf(user)).toBe(before)
    await expect(edge).toHaveAttribute('aria-valuenow', String(usual + 32))
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(widthOf(tier)).toBe(usual + 16))
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(widthOf(tier)).toBe(64))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(widthOf(tier)).toBeGreaterThan(64))
  },
})

const drag = async (edge: HTMLElement, distance: number) => {
  const { x, y } = edge.getBoundingClientRect()
  const at = (clientX: number) => ({ bubbles: true, clientX, clientY: y + 4, button: 0 })
  edge.dispatchEvent(new MouseEvent('mousedown', at(x)))
  document.dispatchEvent(new MouseEvent('mousemove', at(x + distance)))
  document.dispatchEvent(new MouseEvent('mouseup', at(x + distance)))
}

export const ResizedWithTheMouse = meta.story({
  tags: ['behaviour'],
  play: async (context) => {
    const edge = await handle(context, 'Tier')
    const usual = widthOf(heading(context, /Tier/))
    await drag(edge, 60)
    await waitFor(() => expect(widthOf(heading(context, /Tier/))).toBe(usual + 60))
    await context.userEvent.dblClick(edge)
    await waitFor(() => expect(widthOf(heading(context, /Tier/))).toBeLessThan(usual + 60))
  },
})

/** Widths during a drag are not stored: the browser remembers the width at its end. */
export const RememberedWhenLetGo = meta.story({
  tags: ['behaviour'],
  args: { storageKey, storage: 'session' },
  beforeEach: () => () => sessionStorage.removeItem(storageKey),
  play: async (context) => {
    const edge = await handle(context, 'Tier')
    const usual = widthOf(heading(context, /Tier/))
    const { x, y } = edge.getBoundingClientRect()
    const at = (clientX: number) => ({ bubbles: true, clientX, clientY: y + 4, button: 0 })
    edge.dispatchEvent(new MouseEvent('mousedown', at(x)))
    document.dispatchEvent(new MouseEvent('mousemove', at(x + 40)))
    await waitFor(() => expect(widthOf(heading(context, /Tier/))).toBe(usual + 40))
    await expect(sessionStorage.getItem(storageKey)).toBeNull()
    document.dispatchEvent(new MouseEvent('mouseup', at(x + 50)))
    await waitFor(() => expect(sessionStorage.getItem(storageKey)).toContain(`"tier":${usual + 50}`))
  },
})

const Keys = (props: Parameters<typeof DataTable<Person>>[0]) => {
  const [key, setKey] = useState('story-one')
  return (
    <>
      <Button onPress={() => setKey(storageKey)}>Another</Button>
      <DataTable {...props} storageKey={key} storage="session" />
    </>
  )
}

/**
 * Another storage key has another view, and a new column that is hidden by default stays hidden in views stored before
 * it existed.
 */
export const AnotherKey = meta.story({
  tags: ['behaviour'],
  args: { columns: columns.map((column) => (column.id === 'region' ? { ...column, isHiddenAtFirst: true } : column)) },
  beforeEach: () => {
    const known = columns.map(({ id }) => id).filter((id) => id !== 'region')
    sessionStorage.setItem(storageKey, JSON.stringify({ switchedOff: ['tier'], known }))
    return () => sessionStorage.removeItem(storageKey)
  },
  render: (args) => <Keys {...args} />,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(headings(canvas).slice(0, 4)).toEqual(['User', 'union_id', 'Tier', 'ref_code']))
    await userEvent.click(canvas.getByRole('button', { name: 'Another' }))
    await waitFor(() => expect(headings(canvas).slice(0, 4)).toEqual(['User', 'union_id', 'ref_code', 'Points']))
  },
})

/** In right-to-left languages the handle is at the left edge, and the arrow keys move it in their visual direction. */
export const ResizedRightToLeft = meta.story({
  tags: ['behaviour'],
  globals: { locale: 'ar' },
  play: async (context) => {
    const { canvas, userEvent } = context
    const [, , tier] = canvas.getAllByRole('columnheader')
    const usual = widthOf(tier)
    const edge = await within(tier ?? document.body).findByRole('separator')
    edge.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(widthOf(tier)).toBe(usual + 16))
    await drag(edge, -40)
    await waitFor(() => expect(widthOf(tier)).toBe(usual + 56))
  },
})

const openArrangement = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
  await userEvent.click(canvas.getByRole('button', { name: 'View' }))
  await userEvent.click(await canvas.findByRole('menuitem', { name: 'Arrange columns…' }))
  const dialog = within(await canvas.findByRole('dialog', { name: 'Arrange columns' }))
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible())
  return dialog
}

const headings = (canvas: StoryContext['canvas']) =>
  canvas
    .getAllByRole('columnheader')
    .slice(0, -1)
    .map((cell) => cell.textContent)

const Visits = (props: Parameters<typeof DataTable<Person>>[0]) => {
  const [visit, setVisit] = useState(1)
  return (
    <>
      <Button onPress={() => setVisit(visit + 1)}>Come back</Button>
      <DataTable key={visit} {...props} storageKey={storageKey} storage="session" />
    </>
  )
}

/** Columns are moved with buttons that keep the focus, and the order is restored on the next visit. */
export const Ordered = meta.story({
  tags: ['behaviour'],
  beforeEach: () => () => sessionStorage.removeItem(storageKey),
  render: (args) => <Visits {...args} />,
  play: async (context) => {
    const { canvas, userEvent } = context
    await waitFor(() => expect(headings(canvas)).toHaveLength(7))
    const dialog = await openArrangement(context)
    const up = () => dialog.getByRole('button', { name: 'Move Points towards the start' })
    up().focus()
    await userEvent.keyboard('{Enter}{Enter}')
    await waitFor(() => expect(up()).toHaveFocus())
    await expect(dialog.getByRole('status')).toHaveTextContent('Points: 3 of 6')
    await userEvent.keyboard('{Enter}{Enter}')
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Move Points towards the end' })).toHaveFocus())
    // The first Escape closes the tooltip of the button.
    await userEvent.keyboard('{Escape}{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(headings(canvas).slice(0, 3)).toEqual(['User', 'Points', 'union_id'])
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }))
    await waitFor(() => expect(headings(canvas).slice(0, 3)).toEqual(['User', 'Points', 'union_id']))
    const again = await openArrangement(context)
    await userEvent.click(again.getByRole('button', { name: 'Reset to the default' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(headings(canvas).slice(0, 3)).toEqual(['User', 'union_id', 'Tier']))
  },
})

const stays = columns.map(({ priority: _, ...column }) => column)
const pinned = { pins: { tier: 'start', created_at: 'end' } }

const pinnedStory = {
  args: { columns: stays, storageKey, storage: 'session' as const },
  decorators: [
    (Story: () => ReactNode) => (
      <div style={{ maxInlineSize: 680 }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    sessionStorage.setItem(storageKey, JSON.stringify(pinned))
    return () => sessionStorage.removeItem(storageKey)
  },
}

/** Distance between the edge of the scroll container and the edge of a cell on the reading side. */
const gapsOf = (region: HTMLElement) => {
  const cells = [...region.querySelectorAll('tbody tr:first-child > *')]
  const box = region.getBoundingClientRect()
  const isRight = getComputedStyle(region).direction === 'rtl'
  return cells.map((cell) => {
    const { left, right } = cell.getBoundingClientRect()
    return Math.round(isRight ? box.right - right : left - box.left)
  })
}

const staysPinned = async ({ canvas }: StoryContext, to: number) => {
  const region = await canvas.findByRole('region')
  const before = gapsOf(region)
  await expect(region.dataset['more']).toBe('end')
  region.scrollLeft = to
  await waitFor(() => expect(region.dataset['more']).toBe('start end'))
  const after = gapsOf(region)
  const places = after.map((gap, index) => gap === before[index])
  // The name and the tier are pinned at the start, the day and the controls at the end; the columns between have
  // scrolled.
  await expect(places).toEqual([true, true, false, false, false, false, true, true])
}

/** Pinned columns stay at their edge while the others scroll below them. */
export const Pinned = meta.story({ ...pinnedStory, play: (context) => staysPinned(context, 60) })
export const PinnedRightToLeft = meta.story({
  ...pinnedStory,
  globals: { locale: 'ar' },
  play: (context) => staysPinned(context, -60),
})

export const PinnedByHand = meta.story({
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, userEvent } = context
    await waitFor(() => expect(headings(canvas)).toHaveLength(7))
    const dialog = await openArrangement(context)
    const group = within(dialog.getByRole('radiogroup', { name: 'Where Points stays in sight' }))
    await userEvent.click(group.getByRole('radio', { name: 'Start' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(headings(canvas).slice(0, 2)).toEqual(['User', 'Points']))
  },
})

export const ArrangingChinese = meta.story({
  tags: ['behaviour'],
  globals: { locale: 'zh-CN' },
  play: async ({ canvas, userEvent }) => {
    const [view] = canvas.getAllByRole('button').slice(-1)
    if (view !== undefined) await userEvent.click(view)
    await waitFor(() => expect(canvas.getByRole('menu')).toBeVisible())
  },
})

const onSort = fn()

/** With Shift a heading joins the order: only the first one has `aria-sort`, as only one may. */
export const SortedByMany = meta.story({
  tags: ['behaviour'],
  args: { canArrange: false },
  play: async (context) => {
    const { canvas, userEvent } = context
    const region = heading(context, /Region/)
    const points = heading(context, /Points/)
    await userEvent.click(within(region).getByRole('button'))
    await userEvent.keyboard('{Shift>}')
    await userEvent.click(within(points).getByRole('button'))
    await userEvent.click(within(points).getByRole('button'))
    await userEvent.keyboard('{/Shift}')
    await expect(region).toHaveAttribute('aria-sort', 'ascending')
    await expect(points).not.toHaveAttribute('aria-sort')
    await expect(within(points).getByRole('button')).toHaveAccessibleDescription(/^Number 2 in the order, descending/)
    await expect(canvas.getByRole('status')).toHaveTextContent('Sorted by Region (ascending) and Points (descending)')
    const codes = canvas.getAllByRole('row').flatMap((row) => row.querySelector('td:nth-child(4)')?.textContent ?? [])
    await expect(codes.slice(0, 4)).toEqual(['–', 'CN', 'DE', 'DE'])
    within(points).getByRole('button').focus()
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement())
  },
})

/** A service that sorts by one column receives one, whichever modifier keys are held. */
export const SortedByOne = meta.story({
  tags: ['behaviour'],
  args: { onSort, listSorter: { columnKey: 'region', order: 'ascend' }, canArrange: false },
  play: async (context) => {
    const { userEvent } = context
    await userEvent.keyboard('{Shift>}')
    await userEvent.click(within(heading(context, /Points/)).getByRole('button'))
    await userEvent.keyboard('{/Shift}')
    await expect(onSort).toHaveBeenLastCalledWith({ columnKey: 'points', order: 'ascend' }, [])
  },
})
