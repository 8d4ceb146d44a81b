import type { StoryContext } from '@storybook/react-vite'
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { BreakdownPanel } from './BreakdownPanel.tsx'
import { Controlled, closed, code, pages, tabs } from './sampleBreakdown.tsx'

const meta = preview.meta({
  title: 'Data/BreakdownPanel/Actions of rows',
  component: BreakdownPanel,
  args: {
    'aria-label': 'Content',
    items: tabs,
    selectedKey: 'page',
    onSelectionChange: fn(),
    rows: pages,
    totalRows: 214,
    all: closed,
    onRowAction: fn(),
    onRowDetails: fn(),
    onRowExclude: fn(),
  },
  parameters: { docs: { source: { code } } },
  render: (args) => <Controlled {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 636 }}>
        <Story />
      </div>
    ),
  ],
})

const rowOf = ({ canvas }: Pick<StoryContext, 'canvas'>, name: string) => {
  const row = canvas.getByRole('button', { name }).closest('tr')
  if (row === null) throw new Error(`${name} stands in no row`)
  return row
}

/** The actions of a row stand at the end of its name while it is hovered; a press beside them filters as before. */
export const Hovered = meta.story({
  parameters: inEveryMode,
  play: async ({ args, canvas, userEvent }) => {
    const row = rowOf({ canvas }, '/journal/mending-101')
    await expect(within(row).queryByRole('button', { name: 'Exclude this' })).toBeNull()
    await userEvent.hover(row)
    await userEvent.click(await within(row).findByRole('button', { name: 'Exclude this' }))
    await expect(args.onRowExclude).toHaveBeenLastCalledWith(expect.objectContaining({ id: '/journal/mending-101' }))
    await expect(args.onRowAction).not.toHaveBeenCalled()
    await userEvent.click(within(row).getByRole('button', { name: '/journal/mending-101' }))
    await expect(args.onRowAction).toHaveBeenCalledOnce()
    // Where the focus is seen it decides, and not the pointer.
    canvas.getByRole('tab', { name: 'Pages' }).focus()
    await userEvent.hover(rowOf({ canvas }, '/journal'))
    await waitFor(() => expect(within(row).queryByRole('button', { name: 'Exclude this' })).toBeNull())
    await expect(canvas.getAllByRole('button', { name: 'Exclude this' })).toHaveLength(1)
  },
})

/** With little room a path gives up its middle: some of its beginning stays readable. */
export const NarrowPath = meta.story({
  tags: ['behaviour'],
  args: { style: { inlineSize: '16rem' } },
  play: async ({ canvas }) => {
    const path = canvas.getByRole('button', { name: /how-we-dye/ })
    const [start, end] = path.querySelectorAll('bdi > span')
    await expect(start?.getBoundingClientRect().width).toBeGreaterThan(25)
    await expect(end?.getBoundingClientRect().width).toBeGreaterThan(25)
  },
})

export const WithKeys = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('tab', { name: 'Pages' }).focus()
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('button', { name: /how-we-dye/ })).toHaveFocus())
    await canvas.findByRole('button', { name: 'Details' })
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Details' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onRowDetails).toHaveBeenLastCalledWith(
      expect.objectContaining({ id: '/journal/how-we-dye-with-walnut' }),
    )
    // What opens gives the focus back to the row: its buttons are gone by then.
    await expect(canvas.getByRole('button', { name: /how-we-dye/ })).toHaveFocus()
    await canvas.findByRole('button', { name: 'Details' })
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    // The next row has its own actions, and the row before none.
    await waitFor(() => expect(canvas.getByRole('button', { name: '/journal' })).toHaveFocus())
    await waitFor(() =>
      expect(within(rowOf({ canvas }, '/journal')).getByRole('button', { name: 'Details' })).toBeVisible(),
    )
    await expect(canvas.getAllByRole('button', { name: 'Details' })).toHaveLength(1)
    // Arrow keys pass by the actions, and stop at the ends.
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('button', { name: '/journal' })).not.toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    await expect(canvas.getByRole('button', { name: /how-we-dye/ })).toHaveFocus()
  },
})

/** The menu key opens the actions as a menu, and so does a finger that rests on a row. */
export const AsMenu = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '/journal' })
    button.focus()
    await canvas.findByRole('button', { name: 'Details' })
    await fireEvent.contextMenu(button)
    await waitFor(() => expect(canvas.getByRole('menu', { name: 'More about /journal' })).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Details' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onRowAction).toHaveBeenLastCalledWith(expect.objectContaining({ id: '/journal' }))
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())

    const other = canvas.getByRole('button', { name: '/journal/mending-101' })
    const finger = { bubbles: true, pointerType: 'touch', pointerId: 7, clientX: 40, clientY: 40 }
    await fireEvent(other, new PointerEvent('pointerdown', finger))
    await waitFor(() => expect(canvas.getByRole('menu', { name: 'More about /journal/mending-101' })).toBeVisible())
    await fireEvent(other, new PointerEvent('pointerup', finger))
    await fireEvent(other, new MouseEvent('click', { bubbles: true, cancelable: true }))
    // Lifting the finger is no press.
    await expect(args.onRowAction).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Exclude this' }))
    await expect(args.onRowExclude).toHaveBeenCalledOnce()
  },
})

/** A finger that scrolls opens nothing. */
export const Scrolled = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '/journal' })
    button.focus()
    await canvas.findByRole('button', { name: 'Details' })
    const finger = { bubbles: true, pointerType: 'touch', pointerId: 7, clientX: 40 }
    await fireEvent(button, new PointerEvent('pointerdown', { ...finger, clientY: 40 }))
    await fireEvent(button, new PointerEvent('pointermove', { ...finger, clientY: 80 }))
    await new Promise((resolve) => {
      setTimeout(resolve, 700)
    })
    await expect(canvas.queryByRole('menu')).toBeNull()
  },
})

/** In the dialog with all rows they close the dialog first. */
export const InTheDialog = meta.story({
  tags: ['behaviour'],
  args: { all: { ...closed, isOpen: true } },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = await canvas.findByRole('dialog')
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.hover(within(dialog).getByRole('button', { name: '/journal/letter-3' }))
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Details' }))
    await expect(args.all?.onOpenChange).toHaveBeenLastCalledWith(false)
    await expect(args.onRowDetails).toHaveBeenLastCalledWith(expect.objectContaining({ id: '/journal/letter-3' }))
  },
})

/** Beside nothing, a panel may be as high as its rows. */
export const Short = meta.story({
  args: { rows: pages.slice(0, 2), totalRows: undefined, all: undefined, reservedRows: 2 },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: 'Content' })
    await waitFor(() => expect(panel.getBoundingClientRect().height).toBeLessThan(140))
  },
})
