import { Pencil, Trash2 } from 'lucide-react'
import { expect } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { State, States as Sheet } from '../../../docs/States.tsx'
import { IconButton } from '../../actions/IconButton/index.ts'
import { Text } from '../Text/index.ts'
import { DataList, DataListItem } from './DataList.tsx'

const actionsOf = (name: string) => (
  <>
    <IconButton icon={Pencil} aria-label={`Change ${name}`} />
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
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Addresses' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getByRole('button', { name: 'Remove the address at work' })).toBeVisible()
  },
})

const Matrix = () => (
  <Sheet $column="22rem">
    <State name="plain">
      <DataList>{items}</DataList>
    </State>
    <State name="framed">
      <DataList isFramed>{items}</DataList>
    </State>
  </Sheet>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })
