import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { FilePicker, type FilePickerProps } from './FilePicker.tsx'

const Picked = (props: FilePickerProps) => {
  const [file, setFile] = useState(props.file)
  return (
    <FilePicker
      {...props}
      file={file}
      onFileChange={(next) => {
        setFile(next)
        props.onFileChange(next)
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Forms/FilePicker',
  component: FilePicker,
  args: {
    label: 'CSV file',
    help: 'UTF-8, with a head line.',
    acceptedFileTypes: ['.csv'],
    file: null as File | null,
    onFileChange: fn(),
  },
  render: (args) => <Picked {...args} />,
})

export const Default = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Choose a file' })).toHaveAccessibleDescription(
      'UTF-8, with a head line.',
    )
    const input = canvasElement.querySelector('input')
    if (input !== null) await userEvent.upload(input, new File(['email'], 'people.csv', { type: 'text/csv' }))
    await expect(canvas.getByText('people.csv')).toBeVisible()
    await expect(args.onFileChange).toHaveBeenCalledOnce()
  },
})
export const WithError = meta.story({ args: { error: 'This file cannot be read' } })
export const Dark = meta.story({ globals: { theme: 'dark' } })
export const Chinese = meta.story({ args: { label: 'CSV 文件' }, globals: { locale: 'zh-CN' } })
export const RightToLeft = meta.story({ globals: { locale: 'ar' } })
