import type { StoryContext } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { useListState, type ListPagination } from '../../../list/index.ts'
import { State, StateGrid } from '../../../docs/StateGrid.tsx'
import { Pagination, type PaginationProps } from './Pagination.tsx'

const rows = { list: [{ id: '1' }], total: 12_486 }

const OfList = ({ onChange, total = rows.total }: Pick<PaginationProps, 'onChange'> & { total?: number }) => {
  const [answer] = useState({ ...rows, total })
  const { pagination, changePage } = useListState({ answer })
  return (
    <Pagination
      aria-label="App users"
      pagination={pagination}
      onChange={(current, pageSize) => {
        changePage(current, pageSize)
        onChange(current, pageSize)
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Navigation/Pagination',
  component: OfList,
  args: { onChange: fn() },
})

export const Default = meta.story()

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('12,486 items in total')).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(3, 20)
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(canvas.getByRole('button', { name: 'Page 4' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(canvas.getByRole('button', { name: 'Page 625' }))
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeDisabled()
  },
})

export const OtherSize = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }))
    const size = canvas.getByRole('combobox', { name: 'Rows per page' })
    await expect(size).toHaveDisplayValue('20 / page')
    await userEvent.selectOptions(size, '50 / page')
    await expect(size).toHaveDisplayValue('50 / page')
    await expect(canvas.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Page 250' })).toBeVisible())
  },
})

/** A page without a button is opened by typing its number. */
export const GoToPage = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Go to page' })
    await userEvent.type(field, '312{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(312, 20)
    await expect(field).toHaveValue('')
    await userEvent.type(field, '9999{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(625, 20)
    await userEvent.type(field, 'none{Enter}')
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
})

/** A few pages all have a button. */
export const FewPages = meta.story({
  args: { total: 90 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Page 5' })).toBeVisible())
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Page 2' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  },
})

export const OnePage = meta.story({
  args: { total: 1 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('1 item in total')).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeDisabled()
  },
})

const ofPageOne = async ({ canvas }: StoryContext) => {
  await waitFor(() => expect(canvas.getByText('1 of 625')).toBeVisible())
}

export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 340 }}>
        <Story />
      </div>
    ),
  ],
  play: ofPageOne,
})
const at = (current: number, total = rows.total): ListPagination => ({
  current,
  pageSize: 20,
  total,
  showSizeChanger: true,
  showTotal: (count) => `${count.toLocaleString('en-US')} items in total`,
})

const Matrix = () => (
  <StateGrid $column="100%">
    <State name="first page, hover" force={['hovered']} of="li:nth-child(3) button">
      <Pagination aria-label="First" pagination={at(1)} onChange={() => {}} />
    </State>
    <State name="in the middle, focus-visible" force={['focus-visible']} of="[aria-current]">
      <Pagination aria-label="Middle" pagination={at(312)} onChange={() => {}} />
    </State>
    <State name="last page">
      <Pagination aria-label="Last" pagination={at(625)} onChange={() => {}} />
    </State>
    <State name="with a page to type">
      <Pagination aria-label="Typed" pagination={{ ...at(312), showGoTo: true }} onChange={() => {}} />
    </State>
    <State name="nobody counts">
      <Pagination
        aria-label="Cursor"
        pagination={{
          pageInfo: { hasPreviousPage: true, hasNextPage: false },
          current: 3,
          pageSize: 20,
          showSizeChanger: true,
        }}
        onChange={() => {}}
      />
    </State>
    <State name="a single page">
      <Pagination aria-label="Single" pagination={at(1, 7)} onChange={() => {}} />
    </State>
    <State name="nothing">
      <Pagination aria-label="Nothing" pagination={at(1, 0)} onChange={() => {}} />
    </State>
  </StateGrid>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })
export const Chinese = meta.story({
  globals: { locale: 'zh-CN' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('共12,486条')).toBeVisible())
  },
})
