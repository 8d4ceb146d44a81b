import { expect, fn, waitFor } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { State, StateGrid } from '../../../docs/StateGrid.tsx'
import { JobProgress, type JobProgressProps } from './JobProgress.tsx'

const job: Pick<JobProgressProps, 'state' | 'total'> = { state: 'running', total: 5000 }

const meta = preview.meta({
  title: 'Feedback/JobProgress',
  component: JobProgress,
  args: {
    ...job,
    label: 'Importing users',
    done: 1200,
    onStop: fn(),
  },
})

export const Default = meta.story()

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Importing users' })).toHaveAttribute('aria-valuenow', '1200')
    await waitFor(() => expect(canvas.getByText('1,200 of 5,000')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }))
    await expect(args.onStop).toHaveBeenCalledOnce()
  },
})

export const Queued = meta.story({
  args: { state: 'queued', done: 0, total: null },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Waiting to start')).toBeVisible())
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
  },
})

export const Succeeded = meta.story({
  args: { state: 'succeeded', done: 5000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Done')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const WithProblems = meta.story({
  args: { state: 'succeeded', done: 5000, problems: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Finished with 2 problems')
    await expect(canvas.queryByText('Done')).toBeNull()
  },
})

export const Failed = meta.story({
  args: { state: 'failed', errorMessage: 'Something went wrong on the server' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong on the server')
  },
})

const Matrix = () => (
  <StateGrid $column="20rem">
    <State name="queued">
      <JobProgress
        label="Importing users"
        state="queued"
        onStop={() => {}}
        style={{ inlineSize: '20rem', maxInlineSize: '100%' }}
      />
    </State>
    <State name="running">
      <JobProgress
        label="Importing users"
        state="running"
        done={1200}
        total={5000}
        onStop={() => {}}
        style={{ inlineSize: '20rem', maxInlineSize: '100%' }}
      />
    </State>
    <State name="stopping">
      <JobProgress
        label="Importing users"
        state="running"
        done={1200}
        total={5000}
        onStop={() => {}}
        isPending
        style={{ inlineSize: '20rem', maxInlineSize: '100%' }}
      />
    </State>
    <State name="running, total not known">
      <JobProgress
        label="Deleting the data"
        state="running"
        done={12}
        style={{ inlineSize: '20rem', maxInlineSize: '100%' }}
      />
    </State>
    <State name="succeeded">
      <JobProgress
        label="Importing users"
        state="succeeded"
        done={5000}
        total={5000}
        style={{ inlineSize: '20rem', maxInlineSize: '100%' }}
      />
    </State>
    <State name="succeeded with problems">
      <JobProgress
        label="Importing users"
        state="succeeded"
        done={5000}
        total={5000}
        problems={2}
        style={{ inlineSize: '20rem', maxInlineSize: '100%' }}
      />
    </State>
    <State name="cancelled">
      <JobProgress
        label="Importing users"
        state="cancelled"
        done={1200}
        total={5000}
        style={{ inlineSize: '20rem', maxInlineSize: '100%' }}
      />
    </State>
    <State name="failed">
      <JobProgress
        label="Importing users"
        state="failed"
        done={1200}
        total={5000}
        errorMessage="Something went wrong on the server"
        style={{ inlineSize: '20rem', maxInlineSize: '100%' }}
      />
    </State>
  </StateGrid>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })
export const LongText = meta.story({
  args: { label: 'Importing all the users of a file whose name is too long for one line of any dialog' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
})
