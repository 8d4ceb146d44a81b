import type { StoryContext } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'
import { ExampleForm } from './ExampleForm.tsx'
import { ExampleRowsForm } from './ExampleRowsForm.tsx'
import type { FormAnswer } from './useSendForm.ts'

const taken = { isTaken: true, data: null } as const
const send = fn((_: unknown): Promise<FormAnswer<null>> => Promise.resolve(taken))

const meta = preview.meta({
  title: 'Inputs/Form',
  component: ExampleForm,
  args: { send, onSent: fn() },
  beforeEach: () => {
    send.mockReset()
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeEnabled()
  },
})

/** Nothing is said before the form is sent; then every wrong field is named, and the summary leads to each of them. */
export const Refused = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Website name' }))
    await userEvent.tab()
    await expect(canvas.queryByText('Please fill in website name')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const summary = await canvas.findByRole('alert')
    await expect(summary).toHaveFocus()
    await expect(summary).toHaveTextContent('8 fields need your attention')
    await expect(send).not.toHaveBeenCalled()
    const control: Record<string, HTMLElement> = {
      'Please fill in website name': canvas.getByRole('textbox', { name: 'Website name' }),
      'Please describe it': canvas.getByRole('textbox', { name: 'Description' }),
      'Please fill in a password': canvas.getByLabelText('Password'),
      'Please fill in the goal': canvas.getByRole('textbox', { name: 'Goal' }),
      'Please select currency type': canvas.getByRole('button', { name: /Currency type/ }),
      'Please select a time zone': canvas.getByRole('combobox', { name: 'Time zone' }),
      'Please choose a plan': canvas.getByRole('radio', { name: 'Trial' }),
      'Please agree': canvas.getByRole('checkbox', { name: 'I may add this website' }),
    }
    for (const [message, element] of Object.entries(control)) {
      await userEvent.click(within(summary).getByRole('link', { name: message }))
      await expect(element, message).toHaveFocus()
      await userEvent.keyboard('{Escape}')
    }
  },
})

/** An error goes with the value that it was about, not with the next attempt; a new one waits until its field is left. */
export const Mended = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const name = canvas.getByRole('textbox', { name: 'Website name' })
    await becomesVisible(() => canvas.findByText('Please fill in website name', { selector: '[data-part] *' }))
    await userEvent.type(name, 'H')
    await expect(name).toBeInvalid()
    await expect(name).toHaveAccessibleDescription('At least two letters')
    await userEvent.type(name, 'arbor')
    await expect(name).toBeValid()
    await userEvent.clear(name)
    await expect(name).toBeValid()
    await userEvent.tab()
    await expect(name).toHaveAccessibleDescription('Please fill in website name')
  },
})

export const OneWrongField = meta.story({
  tags: ['behaviour'],
  args: { isFilled: true },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Website name' })
    await userEvent.clear(name)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(name).toHaveFocus())
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

/** Fields that the service refuses keep its message until they are changed. */
export const RefusedByTheService = meta.story({
  tags: ['behaviour'],
  args: { isFilled: true },
  play: async ({ canvas, userEvent }) => {
    send.mockResolvedValue({
      isTaken: false,
      message: 'Wrong input',
      fields: { name: 'There is a website of this name already', unknown: 'Not here' },
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const name = canvas.getByRole('textbox', { name: 'Website name' })
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toHaveAccessibleDescription('There is a website of this name already')
    await userEvent.tab()
    await expect(name).toBeInvalid()
    await userEvent.type(name, ' 2')
    await expect(name).toBeValid()
    send.mockResolvedValue(taken)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  },
})

export const RefusedAltogether = meta.story({
  tags: ['behaviour'],
  args: { isFilled: true },
  play: async ({ args, canvas, userEvent }) => {
    send.mockResolvedValue({ isTaken: false, message: 'This link was used already' })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This link was used already')
    await expect(args.onSent).not.toHaveBeenCalled()
  },
})

/** After too many attempts the seconds are counted down; they are not announced each time. */
export const TooManyAttempts = meta.story({
  tags: ['behaviour'],
  args: { isFilled: true },
  play: async ({ canvas, userEvent }) => {
    send.mockResolvedValue({ isTaken: false, message: 'Too many attempts', retryAfter: 3 })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const timer = await canvas.findByRole('timer')
    await expect(timer).toHaveTextContent('You can try again in 3 seconds.')
    await expect(timer).toHaveAttribute('aria-live', 'off')
    await waitFor(() => expect(timer).toHaveTextContent('You can try again in 1 second.'), { timeout: 5000 })
    await waitFor(() => expect(timer).toHaveTextContent('You can try again now.'), { timeout: 5000 })
  },
})

const isInView = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

/** The button stands at the end of a long form, and what is wrong at its beginning. */
export const ScrollsToErrors = meta.story({
  tags: ['behaviour'],
  args: { isFilled: true },
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: '100vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    send.mockResolvedValue({ isTaken: false, message: 'This link was used already' })
    const save = canvas.getByRole('button', { name: 'Save' })
    save.scrollIntoView({ block: 'start' })
    await userEvent.click(save)
    const refusal = await canvas.findByRole('alert')
    await waitFor(() => expect(isInView(refusal)).toBe(true))
    const name = canvas.getByRole('textbox', { name: 'Website name' })
    await userEvent.clear(name)
    save.scrollIntoView({ block: 'start' })
    await expect(isInView(name)).toBe(false)
    await userEvent.click(save)
    await waitFor(() => expect(name).toHaveFocus())
    await waitFor(() => expect(isInView(name)).toBe(true))
  },
})

/** Nobody knows whether it was taken. What was typed is still there, and the same can be sent again. */
export const LostConnection = meta.story({
  tags: ['behaviour'],
  args: { isFilled: true },
  play: async ({ args, canvas, userEvent }) => {
    send.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const name = canvas.getByRole('textbox', { name: 'Website name' })
    await userEvent.type(name, ' 2')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('What you typed is still here.')
    await expect(name).toHaveValue('Harbor Lane 2')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onSent).toHaveBeenCalledOnce())
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

export const Pending = meta.story({
  args: { isFilled: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    send.mockReturnValue(new Promise(() => {}))
    const button = canvas.getByRole('button', { name: 'Save' })
    const { width } = button.getBoundingClientRect()
    await userEvent.click(button)
    await waitFor(() => expect(canvasElement.querySelector('form')).toHaveAttribute('aria-busy', 'true'))
    await expect(button.getBoundingClientRect().width).toBe(width)
    await userEvent.click(canvas.getByRole('textbox', { name: 'Website name' }))
    await userEvent.keyboard('{Enter}')
    await expect(send).toHaveBeenCalledOnce()
  },
})

/** Tab moves from field to field; Enter in a field submits. */
export const Keyboard = meta.story({
  tags: ['behaviour'],
  args: { isFilled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Website name' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Description' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByLabelText('Password')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onSent).toHaveBeenCalledOnce())
  },
})

/** Unsent text asks for a confirmation before it is lost: by leaving in the app, and in the browser. */
export const UnsavedChanges = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const isHeld = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
    await expect(isHeld()).toBe(false)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Website name' }), 'Harbor')
    await expect(isHeld()).toBe(true)
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    const question = await canvas.findByRole('alertdialog', { name: 'Discard the changes?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
    await expect(args.onLeave).not.toHaveBeenCalled()
    await expect(canvas.getByRole('textbox', { name: 'Website name' })).toHaveValue('Harbor')
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledOnce())
  },
  args: { onLeave: fn() },
})

/** Sent values need no confirmation. */
export const NothingUnsaved = meta.story({
  tags: ['behaviour'],
  args: { isFilled: true, onLeave: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Website name' }), ' 2')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onSent).toHaveBeenCalledOnce())
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    await expect(canvas.queryByRole('alertdialog')).toBeNull()
    await expect(args.onLeave).toHaveBeenCalledOnce()
  },
})

/** Fields of rows are in the summary, and take the service’s errors, as any other; a message for all rows is the form’s. */
export const Rows = meta.story({
  tags: ['behaviour'],
  render: () => <ExampleRowsForm send={send} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add path' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Path 1' }), '/')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const summary = await canvas.findByRole('alert')
    await expect(summary).toHaveTextContent('2 fields need your attention')
    const second = canvas.getByRole('textbox', { name: 'Path 2' })
    await userEvent.click(within(summary).getByRole('link', { name: 'Please fill in path 2' }))
    await expect(second).toHaveFocus()
    await userEvent.type(second, '/thanks')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Order')
    send.mockResolvedValueOnce({ isTaken: false, message: '', fields: { 'steps.1.path': 'There is no such page' } })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(second).toHaveFocus())
    await expect(second).toHaveAccessibleDescription('There is no such page')
    await userEvent.type(second, '2')
    send.mockResolvedValueOnce({ isTaken: false, message: 'Wrong input', fields: { steps: 'Too many' } })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await becomesVisible(() => canvas.findByText('Wrong input'))
    // It was about what was sent.
    await userEvent.type(second, '3')
    await waitFor(() => expect(canvas.queryByText('Wrong input')).toBeNull())
  },
})

const sendEmpty = async ({ canvas, userEvent }: StoryContext) => {
  const buttons = canvas.getAllByRole('button')
  const save = buttons.find((button) => button.getAttribute('type') === 'submit')
  if (save !== undefined) await userEvent.click(save)
  await becomesVisible(() => canvas.findByRole('alert'))
}

/** Every field with its error, and the summary above them. */
export const States = meta.story({ parameters: inEveryMode, play: sendEmpty })
