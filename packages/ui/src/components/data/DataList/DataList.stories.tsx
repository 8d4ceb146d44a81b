import { Pencil, Trash2 } from 'lucide-react'
import { expect } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { State, StateGrid } from '../../../docs/StateGrid.tsx'
import { Button } from '../../actions/Button/index.ts'
import { IconButton } from '../../actions/IconButton/index.ts'
import { Text } from '../Text/index.ts'
import { DataList, DataListItem } from './DataList.tsx'

const actionsOf = (name: string) => (
  <>
    <IconButton icon={Pencil} aria-label={`Edit ${name}`} />
    <IconButton icon={Trash2} aria-label={`Remove ${name}`} />
  </>
)

const items = [
  <DataListItem key="home" actions={actionsOf('the address at the harbour')}>
    Quay 7, Hamburg
    <Text size="sm">Billing</Text>
  </DataListItem>,
  <DataListItem key="work" actions={actionsOf('the address at work')} details="Used for three orders.">
    Hafenstraße 12, an address that goes on for longer than the line in which it is to stand has room
  </DataListItem>,
]

const meta = preview.meta({
  title: 'Data/DataList',
  component: DataList,
  args: { 'aria-label': 'Addresses', children: items },
  parameters: {
    viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '800px' } } } },
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Addresses' })
    await expect(list).toBeVisible()
    // Safari does not expose a list without markers as a list unless it has the role.
    await expect(list).toHaveAttribute('role', 'list')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getByRole('button', { name: 'Remove the address at work' })).toBeVisible()
  },
})
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    isFramed: true,
    children: (
      <DataListItem
        actions={
          <>
            <Button>Send the invitation again</Button>
            <Button>Withdraw</Button>
          </>
        }
      >
        <address>a-name-that-goes-on-and-on-without-any-end@example.com</address>
      </DataListItem>
    ),
  },
  play: async ({ canvas }) => {
    const item = canvas.getByRole('listitem').getBoundingClientRect()
    const address = canvas.getByText(/a-name-that-goes-on/)
    await expect(address.getBoundingClientRect().width).toBeGreaterThan(item.width * 0.8)
    await expect(address).toHaveStyle({ fontStyle: 'normal' })
    const [again, withdraw] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect())
    await expect(again?.top).toBeGreaterThanOrEqual(address.getBoundingClientRect().bottom)
    await expect(withdraw?.right).toBeLessThanOrEqual(item.right)
    await expect(again?.right).toBeLessThanOrEqual(item.right)
  },
})

const Matrix = () => (
  <StateGrid $column="22rem">
    <State name="plain">
      <DataList>{items}</DataList>
    </State>
    <State name="framed">
      <DataList isFramed>{items}</DataList>
    </State>
  </StateGrid>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })
