import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { State, StateGrid } from '../../../docs/StateGrid.tsx'
import { IconButton } from '../../actions/IconButton/index.ts'
import { Menu } from '../../actions/Menu/index.ts'
import { Badge } from '../Badge/index.ts'
import { Text } from '../Text/index.ts'
import { Gallery, type GalleryPlacement, type GalleryProps } from './Gallery.tsx'

interface Poster {
  id: string
  name: string
  copies: number
}

const posters: readonly Poster[] = ['Harbour', 'Broadsheet', 'Orchard', 'Workshop'].map((name, index) => ({
  id: String(index + 1),
  name,
  copies: index * 3,
}))

const moreOf = ({ name }: Poster) => (
  <Menu
    aria-label={`More of ${name}`}
    trigger={<IconButton icon={Ellipsis} aria-label={`More of ${name}`} />}
    items={[{ id: 'end', items: [{ id: 'delete', label: 'Delete' }] }]}
  />
)

/** Keeps the order that it is given. */
function OrderedGallery(props: GalleryProps<Poster>) {
  const [items, setItems] = useState(props.items ?? [])
  const move = (item: Poster, placement: GalleryPlacement) => {
    props.onMove?.(item, placement)
    const others = items.filter(({ id }) => id !== item.id)
    const at = others.findIndex(({ id }) => id === placement.target)
    setItems(others.toSpliced(placement.position === 'before' ? at : at + 1, 0, item))
  }
  return <Gallery {...props} items={items} onMove={move} />
}

const meta = preview.meta({
  title: 'Data/Gallery',
  component: Gallery<Poster>,
  args: {
    'aria-label': 'Posters',
    items: posters,
    itemName: ({ name }) => name,
    drawing: ({ name }) => <Text>{name}</Text>,
    description: ({ copies }) => (
      <>
        <Badge tone="positive">Printed</Badge> {copies} copies
      </>
    ),
    menu: moreOf,
    onOpen: fn(),
    onMove: fn(),
    empty: <Text>There are no posters yet.</Text>,
  },
})

const picture =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="400"><rect width="1600" height="400" fill="#1a5fb4"/></svg>',
  )

/** A picture of any size fits into its place. */
export const Pictures = meta.story({
  tags: ['behaviour'],
  args: { drawing: () => <img src={picture} alt="" /> },
  play: async ({ canvas }) => {
    const [card] = canvas.getAllByRole('row')
    const image = card?.querySelector('img')
    await waitFor(() => expect(image?.naturalWidth).toBe(1600))
    await expect(image?.getBoundingClientRect().width).toBeLessThanOrEqual(card?.getBoundingClientRect().width ?? 0)
  },
})

export const Default = meta.story({ parameters: inEveryMode })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  render: (args) => <OrderedGallery {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const names = () => canvas.getAllByRole('row').map((row) => row.getAttribute('aria-label'))
    await expect(names()).toEqual(['Harbour', 'Broadsheet', 'Orchard', 'Workshop'])
    await userEvent.tab()
    await expect(canvas.getByRole('row', { name: 'Harbour' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith(posters[1])
    // The handle takes the card, the arrow keys find its place.
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}')
    canvas.getByRole('button', { name: 'Move Harbour' }).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(args.onMove).toHaveBeenCalledOnce()
    await expect(names()[0]).toBe('Broadsheet')
  },
})

export const Menus = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More of Orchard' }))
    const item = await screen.findByRole('menuitem', { name: 'Delete' })
    await waitFor(() => expect(item).toBeVisible())
    await expect(args.onOpen).not.toHaveBeenCalled()
  },
})

export const WithoutMoves = meta.story({
  tags: ['behaviour'],
  render: (args) => <Gallery {...args} onMove={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
    await expect(canvas.queryByRole('button', { name: 'Move Harbour' })).toBeNull()
  },
})

const Matrix = (args: GalleryProps<Poster>) => (
  <StateGrid $column="22rem">
    <State name="loading">
      <Gallery {...args} items={undefined} loadingState="loading" />
    </State>
    <State name="failed">
      <Gallery {...args} loadingState="error" errorMessage="The service did not answer." onRetry={fn()} />
    </State>
    <State name="not for this person">
      <Gallery {...args} loadingState="error" isDenied errorMessage="Ask an administrator." />
    </State>
    <State name="empty">
      <Gallery {...args} items={[]} />
    </State>
    <State name="nothing matches">
      <Gallery {...args} items={[]} onClearFilters={fn()} />
    </State>
    <State name="a long name">
      <Gallery {...args} items={[{ id: '1', name: 'A poster with a name that goes on and on and on', copies: 1 }]} />
    </State>
  </StateGrid>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })
