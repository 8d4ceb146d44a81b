import { expect, fn, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { useListState } from '../../list/index.ts'
import { SearchBar } from './SearchBar.tsx'
import type { SearchBarProps } from './SearchBar.types.ts'

type Name = 'union_id' | 'email' | 'region' | 'task_status'

const answer = { list: [{ id: '1' }], total: 1 }

const OfList = ({ onSearch, ...props }: SearchBarProps<Name>) => {
  const { filters, search, searchHistory } = useListState<{ id: string }, Name>({ answer })
  return (
    <SearchBar
      {...props}
      filters={filters}
      history={searchHistory}
      onSearch={(next) => {
        search(next)
        onSearch(next)
      }}
    />
  )
}

const fields: SearchBarProps<Name>['fields'] = [
  { name: 'union_id', label: 'union_id', isKey: true },
  { name: 'email', label: 'email', isKey: true },
  { name: 'region', label: 'Region' },
  {
    name: 'task_status',
    label: 'task_status',
    isKey: true,
    options: [
      { value: 'pending', label: 'Pending' },
      { value: 'failed', label: 'Failed' },
    ],
  },
]

const meta = preview.meta({
  title: 'Data/SearchBar',
  component: SearchBar<Name>,
  args: {
    'aria-label': 'Search users',
    fields,
    filters: {},
    history: [] as SearchBarProps<Name>['history'],
    onSearch: fn(),
  },
  render: (args) => <OfList {...args} />,
})

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('grid')).toBeNull()
    await userEvent.type(canvas.getByRole('textbox', { name: 'email' }), ' mina ')
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await expect(args.onSearch).toHaveBeenCalledWith({ email: ' mina ' })
    await expect(canvas.getByRole('row', { name: 'email mina' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await expect(args.onSearch).toHaveBeenLastCalledWith({})
    await expect(canvas.getByRole('textbox', { name: 'email' })).toHaveValue('')
    await expect(canvas.queryByRole('grid')).toBeNull()
  },
})

export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'union_id' })).toHaveFocus()
    await userEvent.keyboard('un_8f2c41a9{Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith({ union_id: 'un_8f2c41a9' })
  },
})

export const OneOfSeveral = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /task_status/ }))
    await userEvent.click(await canvas.findByRole('option', { name: 'Failed' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await expect(args.onSearch).toHaveBeenCalledWith({ task_status: 'failed' })
    await expect(canvas.getByRole('row', { name: 'task_status Failed' })).toBeVisible()
  },
})

export const ChipsCanBeRemoved = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'email' }), 'mina')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Region' }), 'DE{Enter}')
    await expect(canvas.getAllByRole('row')).toHaveLength(2)
    await userEvent.click(within(canvas.getByRole('row', { name: 'email mina' })).getByRole('button'))
    await expect(args.onSearch).toHaveBeenLastCalledWith({ region: 'DE' })
    await expect(canvas.getByRole('textbox', { name: 'email' })).toHaveValue('')
  },
})

export const SearchHistory = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Searches before' })).toBeNull()
    await userEvent.type(canvas.getByRole('textbox', { name: 'email' }), 'mina{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Searches before' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'email: mina' }))
    await expect(args.onSearch).toHaveBeenLastCalledWith({ email: 'mina' })
    await expect(canvas.getByRole('textbox', { name: 'email' })).toHaveValue('mina')
  },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Filters' })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('textbox', { name: 'email' })).toBeNull()
    await userEvent.click(button)
    await userEvent.type(canvas.getByRole('textbox', { name: 'email' }), 'mina{Enter}')
    await expect(canvas.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
  },
})
export const Dark = meta.story({ globals: { theme: 'dark' } })
export const Chinese = meta.story({ globals: { locale: 'zh-CN' } })
export const RightToLeft = meta.story({ globals: { locale: 'ar' } })
