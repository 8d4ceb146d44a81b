import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { useListState } from '../../../list/index.ts'
import { State, StateGrid } from '../../../docs/StateGrid.tsx'
import { SearchBar } from './SearchBar.tsx'
import type { FilterSet, SearchBarProps } from './SearchBar.types.ts'

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

const OfKeeper = (props: SearchBarProps<Name>) => {
  const [filterSets, setFilterSets] = useState<readonly FilterSet[]>([])
  return <OfList {...props} filterSets={filterSets} onFilterSetsChange={setFilterSets} />
}

const fields: SearchBarProps<Name>['fields'] = [
  { name: 'union_id', label: 'union_id', isKey: true },
  { name: 'email', label: 'email', isKey: true },
  { name: 'region', label: 'Region' },
  {
    name: 'task_status',
    label: 'task_status',
    isKey: true,
    items: [
      { value: 'pending', label: 'Pending' },
      { value: 'failed', label: 'Failed' },
    ],
  },
]

const meta = preview.meta({
  title: 'Filters/SearchBar',
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

export const Default = meta.story()

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('grid')).toBeNull()
    await userEvent.type(canvas.getByRole('textbox', { name: 'email' }), ' mina ')
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await expect(args.onSearch).toHaveBeenCalledWith({ email: ' mina ' })
    await waitFor(() => expect(canvas.getByRole('row', { name: 'email mina' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await expect(args.onSearch).toHaveBeenLastCalledWith({})
    await expect(canvas.getByRole('textbox', { name: 'email' })).toHaveValue('')
    await expect(canvas.queryByRole('grid')).toBeNull()
  },
})

const validate: SearchBarProps<Name>['validate'] = ({ email, task_status }) => ({
  ...(email !== undefined && !/^\d+$/.test(email) && { email: 'Whole numbers only' }),
  ...(task_status !== undefined && !['pending', 'failed'].includes(task_status) && { task_status: 'No such status' }),
})

export const NotValid = meta.story({
  tags: ['behaviour'],
  args: { validate },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'email' })
    await userEvent.type(field, 'abc')
    await expect(canvas.queryByText('Whole numbers only')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await expect(args.onSearch).not.toHaveBeenCalled()
    await expect(canvas.getByRole('alert')).toHaveTextContent('email: Whole numbers only')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('email: Whole numbers only')
    await expect(field).toHaveFocus()
    await userEvent.clear(field)
    await userEvent.type(field, '12')
    await expect(canvas.queryByText(/Whole numbers only/)).toBeNull()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith({ email: '12' })
  },
})

/** A link may hold any value: its filter is marked, and can be taken off. */
export const SubmittedNotValid = meta.story({
  args: { validate, filters: { task_status: 'zzz', region: 'DE' } },
  parameters: inEveryMode,
  render: (args) => <SearchBar {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('task_status: No such status')).toBeVisible()
    await expect(canvas.getByRole('row', { name: 'Region DE' })).toBeVisible()
    const chip = within(canvas.getByRole('row', { name: 'task_status zzz, not valid' }))
    await userEvent.click(chip.getByRole('button', { name: /Remove/ }))
    await expect(args.onSearch).toHaveBeenCalledWith({ region: 'DE' })
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'union_id' })).toHaveFocus()
    await userEvent.keyboard('un_8f2c41a9{Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith({ union_id: 'un_8f2c41a9' })
  },
})

export const OneOfSeveral = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /task_status/ }))
    await userEvent.click(await canvas.findByRole('option', { name: 'Failed' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await expect(args.onSearch).toHaveBeenCalledWith({ task_status: 'failed' })
    await waitFor(() => expect(canvas.getByRole('row', { name: 'task_status Failed' })).toBeVisible())
  },
})

/** What no choice means is said where it leaves something out. */
export const HiddenUnlessChosen = meta.story({
  tags: ['behaviour'],
  args: {
    fields: [
      { name: 'task_status', label: 'Ended tasks', items: [{ value: 'all', label: 'Shown' }], anyLabel: 'Hidden' },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Ended tasks/ }))
    await expect(await canvas.findByRole('option', { name: 'Hidden' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(canvas.getByRole('option', { name: 'Shown' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await expect(args.onSearch).toHaveBeenLastCalledWith({ task_status: 'all' })
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Ended tasks Shown' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await expect(args.onSearch).toHaveBeenLastCalledWith({})
    await expect(canvas.getByRole('button', { name: /Ended tasks/ })).toHaveTextContent('Hidden')
  },
})

/** A day is typed in the order of the page’s language, or chosen; it is sent as the calendar has it. */
export const DaysAndNumbers = meta.story({
  tags: ['behaviour'],
  args: {
    fields: [
      { name: 'region', label: 'Paid from', type: 'day' },
      { name: 'email', label: 'Amount from', type: 'number' },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /month/ }))
    await userEvent.keyboard('11202026')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount from' }), '24{Enter}')
    await expect(args.onSearch).toHaveBeenLastCalledWith({ region: '2026-11-20', email: '24' })
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Paid from 2026-11-20' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await expect(args.onSearch).toHaveBeenLastCalledWith({})
  },
})

const sources = ['google', 'googlemail', 'newsletter']
const suggest = fn(async (typed: string) => sources.filter((source) => source.startsWith(typed)))

/** Values that are there are suggested once somebody is in the field; any other text may be typed. */
export const Suggested = meta.story({
  tags: ['behaviour'],
  args: { fields: [...fields.slice(0, 2), { name: 'region', label: 'utm_source', isKey: true, suggest }] },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: /utm_source/ })
    await expect(suggest).not.toHaveBeenCalled()
    await userEvent.click(field)
    await userEvent.type(field, 'goo')
    await waitFor(() => expect(canvas.queryByRole('option', { name: 'newsletter' })).toBeNull())
    await userEvent.click(await canvas.findByRole('option', { name: 'googlemail' }))
    await expect(field).toHaveValue('googlemail')
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await expect(args.onSearch).toHaveBeenLastCalledWith({ region: 'googlemail' })
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await expect(field).toHaveValue('')
    await userEvent.type(field, 'elsewhere')
    await waitFor(() => expect(canvas.getByText('Nothing matches.')).toBeVisible())
    await userEvent.keyboard('{Enter}')
    await expect(args.onSearch).toHaveBeenLastCalledWith({ region: 'elsewhere' })
    await waitFor(() => expect(canvas.queryByText('Nothing matches.')).toBeNull())
    await userEvent.clear(field)
    await userEvent.type(field, 'new')
    // The suggestions from before are gone too: the arrow key goes to the present ones.
    await waitFor(() =>
      expect(canvas.getAllByRole('option').map((option) => option.textContent)).toEqual(['newsletter']),
    )
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(field).toHaveValue('newsletter'))
    await expect(args.onSearch).toHaveBeenLastCalledWith({ region: 'elsewhere' })
    await userEvent.keyboard('{Enter}')
    await expect(args.onSearch).toHaveBeenLastCalledWith({ region: 'newsletter' })
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
  },
})

const noValues = fn(async () => Promise.reject(new Error('no connection')))

/** Without suggestions, it is a text field. */
export const SuggestedNothing = meta.story({
  tags: ['behaviour'],
  args: { fields: [{ name: 'region', label: 'utm_source', isKey: true, suggest: noValues }] },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: /utm_source/ })
    await userEvent.type(field, 'DE')
    await waitFor(() => expect(noValues).toHaveBeenCalled())
    await expect(field).toHaveValue('DE')
    await userEvent.keyboard('{Escape}')
  },
})

export const ChipsCanBeRemoved = meta.story({
  tags: ['behaviour'],
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
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Recent searches' })).toBeNull()
    await userEvent.type(canvas.getByRole('textbox', { name: 'email' }), 'mina{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Recent searches' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'email: mina' }))
    await expect(args.onSearch).toHaveBeenLastCalledWith({ email: 'mina' })
    await expect(canvas.getByRole('textbox', { name: 'email' })).toHaveValue('mina')
  },
})

const many: SearchBarProps<Name>['fields'] = Array.from({ length: 9 }, (_, index) => ({
  name: (index === 0 ? 'email' : `region${index}`) as Name,
  label: index === 0 ? 'email' : `Region ${index}`,
}))

/** More than two rows: the first one, until the others are opened. */
export const MoreFilters = meta.story({
  tags: ['behaviour'],
  args: { fields: many },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(3)
    const button = canvas.getByRole('button', { name: 'More filters' })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(button)
    await expect(canvas.getAllByRole('textbox')).toHaveLength(9)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Region 8' }), 'DE{Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith({ region8: 'DE' })
    await userEvent.click(canvas.getByRole('button', { name: 'Fewer filters' }))
    await expect(canvas.queryByRole('textbox', { name: 'Region 8' })).toBeNull()
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Region 8 DE' })).toBeVisible())
  },
})

export const Tablet = meta.story({
  tags: ['behaviour'],
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'More filters' }))
    await expect(canvas.getAllByRole('textbox')).toHaveLength(3)
  },
})

export const LongText = meta.story({
  args: {
    fields: fields.map((field) => ({ ...field, label: `${field.label} that is much longer than its field could be` })),
    filters: {},
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
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filters (1)' })).toBeVisible())
  },
})
const before = [{ email: 'mina' }, { region: 'DE' }]

const Matrix = () => (
  <StateGrid $column="100%">
    <State name="nothing searched">
      <SearchBar aria-label="Search users" fields={fields} filters={{}} history={[]} onSearch={fn()} />
    </State>
    <State name="searched, with searches before">
      <SearchBar
        aria-label="Search users by email"
        fields={fields}
        filters={{ email: 'mina', task_status: 'failed' }}
        history={before}
        onSearch={fn()}
      />
    </State>
    <State name="a choice, and a text with suggestions">
      <SearchBar
        aria-label="Search users by source"
        fields={[...fields.slice(3), { name: 'region', label: 'utm_source', isKey: true, suggest }]}
        filters={{}}
        history={[]}
        onSearch={fn()}
      />
    </State>
    <State name="more than two rows">
      <SearchBar aria-label="Search by region" fields={many} filters={{}} history={[]} onSearch={fn()} />
    </State>
  </StateGrid>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })

/** A beginning of a value is enough, and both the field and the chip say so. */
export const Beginnings = meta.story({
  args: { fields: fields.map((field) => (field.name === 'email' ? { ...field, isPrefix: true } : field)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByPlaceholderText('begins with…'), 'mina{Enter}')
    await waitFor(() => expect(canvas.getByText('mina…')).toBeVisible())
    await expect(canvas.getByRole('textbox', { name: 'email' })).toHaveValue('mina')
  },
})

/** Filters are kept under a name by their caller, chosen again in one press, and removed. */
export const KeptFilters = meta.story({
  render: (args) => <OfKeeper {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Saved filters' })).toBeNull()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Region' }), 'DE{Enter}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Saved filters' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Save these filters…' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Saved filters' }))
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Name' })).toBeVisible())
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Germany{Enter}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Saved filters' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Germany' }))
    await expect(args.onSearch).toHaveBeenLastCalledWith({ region: 'DE' })
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Saved filters' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Remove saved filters…' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Germany' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Saved filters' })).toBeNull())
  },
})

/** A filter of another version is no filter of the list. */
export const UnknownKeptFilter = meta.story({
  tags: ['behaviour'],
  args: {
    filterSets: [{ name: 'Old', filters: { region: 'FR', horoscope: 'lion' } }],
    onFilterSetsChange: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Saved filters' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Old' }))
    await expect(args.onSearch).toHaveBeenLastCalledWith({ region: 'FR' })
  },
})
