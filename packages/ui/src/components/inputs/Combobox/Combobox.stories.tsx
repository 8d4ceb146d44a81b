import { useEffect, useState } from 'react'
import type { StoryContext } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'
import { FieldSizes } from '../../../docs/FieldSizes.tsx'
import { State, StateGrid } from '../../../docs/StateGrid.tsx'
import { Tag } from '../../data/Tag/index.ts'
import { Combobox, type ComboboxProps } from './Combobox.tsx'
import type { ComboboxOption } from './ComboboxOption.ts'

const countries: readonly ComboboxOption[] = [
  { value: 'AT', label: 'Austria', count: 1204, icon: <Tag>AT</Tag> },
  { value: 'FR', label: 'France', count: 4901, icon: <Tag>FR</Tag> },
  { value: 'DE', label: 'Germany', count: 12_480, icon: <Tag>DE</Tag> },
  { value: 'NL', label: 'Netherlands', count: 2530, icon: <Tag>NL</Tag> },
  { value: 'AQ', label: 'Antarctica', icon: <Tag>AQ</Tag>, isDisabled: true },
]

const meta = preview.meta({
  title: 'Inputs/Combobox',
  component: Combobox,
  args: { label: 'Country', items: countries, placeholder: 'Germany', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 760 }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story()

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Country' })
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await userEvent.type(field, 'er')
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(2))
    await userEvent.click(canvas.getByRole('option', { name: /Netherlands/ }))
    await expect(args.onChange).toHaveBeenCalledWith('NL')
    await expect(field).toHaveValue('Netherlands')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await waitFor(() => expect(field).toHaveValue(''))
    await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull()
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    const field = canvas.getByRole('combobox')
    await expect(field).toHaveFocus()
    await userEvent.keyboard('fra')
    await canvas.findByRole('listbox')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('FR')
    await expect(field).toHaveValue('France')
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull())
    // Typed text without a chosen option is dropped.
    await userEvent.keyboard('{Backspace}{Escape}')
    await waitFor(() => expect(field).toHaveValue('France'))
  },
})

const open = async ({ canvas, userEvent }: StoryContext) => {
  await userEvent.click(canvas.getByRole('combobox'))
  const list = await canvas.findByRole('listbox')
  await waitFor(() => expect(list).toBeVisible())
}

export const Open = meta.story({ args: { defaultValue: 'DE' }, play: open })

export const NothingMatches = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz')
    await becomesVisible(() => canvas.findByText('Nothing matches.'))
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
})

/** A service that answers a little later. */
function ServiceCombobox(props: ComboboxProps<string>) {
  const [search, setSearch] = useState('')
  const [answer, setAnswer] = useState({ to: '', options: countries })
  useEffect(() => {
    const timer = setTimeout(() => {
      setAnswer({ to: search, options: countries.filter(({ label }) => label.toLowerCase().includes(search)) })
    }, 300)
    return () => clearTimeout(timer)
  }, [search])
  return (
    <Combobox
      {...props}
      items={answer.options}
      loadingState={answer.to === search ? 'idle' : 'filtering'}
      onInputChange={(text) => setSearch(text.toLowerCase())}
    />
  )
}

export const FromAService = meta.story({
  tags: ['behaviour'],
  render: (args) => <ServiceCombobox {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, 'ger')
    await canvas.findByText('Loading')
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1))
    await expect(canvas.queryByText('Loading')).toBeNull()
    await userEvent.click(canvas.getByRole('option', { name: /Germany/ }))
    await expect(args.onChange).toHaveBeenCalledWith('DE')
    await expect(field).toHaveValue('Germany')
  },
})

export const Loading = meta.story({
  args: { items: [], loadingState: 'loading', onInputChange: fn() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    const [words] = await canvas.findAllByText('Loading')
    await waitFor(() => expect(words).toBeVisible())
  },
})

const chosenCode = `import { useState } from 'react'
import { Combobox } from '@sightline/ui'

const countries = [
  { value: 'DE', label: 'Germany' },
  { value: 'FR', label: 'France' },
]

export function Example() {
  const [value, setValue] = useState<string | null>('FR')

  return <Combobox label="Country" items={countries} value={value} onChange={setValue} />
}
`

export const FromOutside = meta.story({
  tags: ['behaviour'],
  args: { value: 'FR' },
  parameters: { docs: { source: { code: chosenCode } } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('France')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(args.onChange).toHaveBeenCalledWith(null)
    await expect(canvas.getByRole('combobox')).toHaveValue('France')
  },
})

export const WithError = meta.story({
  args: { errorMessage: 'Please choose a country', description: 'Where the visitors are' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid()
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Please choose a country')
  },
})

const box = '[data-part=box]'
const Matrix = () => (
  <StateGrid $column="15rem">
    <State name="empty">
      <Combobox label="Country" items={countries} placeholder="Germany" />
    </State>
    <State name="chosen">
      <Combobox label="Country" items={countries} defaultValue="DE" description="Where the visitors are" />
    </State>
    <State name="hover" force={['hovered']} of={box}>
      <Combobox label="Country" items={countries} defaultValue="DE" />
    </State>
    <State name="focus" force={['focus-within']} of={box}>
      <Combobox label="Country" items={countries} defaultValue="DE" />
    </State>
    <State name="error">
      <Combobox label="Country" items={countries} errorMessage="Please choose a country" />
    </State>
    <State name="read-only">
      <Combobox label="Country" items={countries} defaultValue="DE" isReadOnly />
    </State>
    <State name="disabled">
      <Combobox label="Country" items={countries} defaultValue="DE" isDisabled />
    </State>
    <State name="loading">
      <Combobox label="Country" items={countries} defaultValue="DE" loadingState="loading" />
    </State>
    <State name="cannot be emptied">
      <Combobox label="Country" items={countries} defaultValue="DE" isClearHidden />
    </State>
    <FieldSizes>{(size) => <Combobox label="Country" items={countries} size={size} defaultValue="NL" />}</FieldSizes>
  </StateGrid>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })
export const LongText = meta.story({
  args: {
    items: [{ value: 'long', label: 'A country whose name is longer than any field could ever show', count: 1 }],
    defaultValue: 'long',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
  play: open,
})
