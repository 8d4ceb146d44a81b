import { expect, fn, waitFor } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { State, StateGrid } from '../../../docs/StateGrid.tsx'
import { FileField } from './FileField.tsx'

const file = new File(['email'], 'people.csv', { type: 'text/csv' })

const meta = preview.meta({
  title: 'Inputs/FileField',
  component: FileField,
  args: { label: 'CSV file', description: 'UTF-8, with a head line.', acceptedFileTypes: ['.csv'], onChange: fn() },
})

export const Default = meta.story()

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Choose a file' })).toHaveAccessibleDescription(
      'UTF-8, with a head line.',
    )
    await expect(canvas.queryByText('people.csv')).toBeNull()
    const input = canvasElement.querySelector('input')
    if (input !== null) await userEvent.upload(input, file)
    await waitFor(() => expect(canvas.getByText('people.csv')).toBeVisible())
    await expect(args.onChange).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await expect(canvas.queryByText('people.csv')).toBeNull()
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  args: { value: file },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Choose a file' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith(null)
    // The page that gave the file removes it.
    await waitFor(() => expect(canvas.getByText('people.csv')).toBeVisible())
  },
})

export const WithError = meta.story({
  args: { errorMessage: 'This file cannot be read' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('This file cannot be read')
  },
})

/** A file that is let go over the field is taken as one that was chosen, unless it is of another kind. */
export const Dropped = meta.story({
  play: async ({ args, canvasElement, canvas }) => {
    const zone = canvasElement.querySelector('[data-part=drop-zone]') ?? canvasElement
    const drop = (dropped: File) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(dropped)
      for (const name of ['dragenter', 'dragover', 'drop'])
        zone.dispatchEvent(new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true }))
    }
    drop(new File(['%PDF'], 'users.pdf', { type: 'application/pdf' }))
    await waitFor(() => expect(canvas.getByText(/users\.pdf is not accepted/)).toBeVisible())
    await expect(args.onChange).not.toHaveBeenCalled()
    drop(new File(['email'], 'users.csv', { type: 'text/csv' }))
    await waitFor(() => expect(canvas.getByText('users.csv')).toBeVisible())
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(canvas.queryByText(/is not accepted/)).toBeNull()
  },
})

const Matrix = () => (
  <StateGrid $column="18rem">
    <State name="empty">
      <FileField label="CSV file" description="UTF-8, with a head line." acceptedFileTypes={['.csv']} />
    </State>
    <State name="chosen">
      <FileField label="CSV file" acceptedFileTypes={['.csv']} value={file} isOptional />
    </State>
    <State name="error">
      <FileField label="CSV file" acceptedFileTypes={['.csv']} value={file} errorMessage="This file cannot be read" />
    </State>
    <State name="pending">
      <FileField label="CSV file" acceptedFileTypes={['.csv']} value={file} isPending />
    </State>
    <State name="disabled">
      <FileField label="CSV file" acceptedFileTypes={['.csv']} isDisabled />
    </State>
  </StateGrid>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })
export const LongText = meta.story({
  args: { value: new File([''], 'a-file-with-a-name-that-goes-on-and-on-without-any-space-in-it-whatsoever.csv') },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 260 }}>
        <Story />
      </div>
    ),
  ],
})
