import { expect, fn } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { State, StateGrid } from '../../../docs/StateGrid.tsx'
import { Button } from '../../actions/Button/index.ts'
import { ErrorState } from './ErrorState.tsx'

const meta = preview.meta({
  title: 'Feedback/ErrorState',
  component: ErrorState,
  args: { title: 'The list could not be loaded', children: 'The service does not answer.', onRetry: fn() },
})

export const Default = meta.story()

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const NothingToBeDone = meta.story({
  render: () => <ErrorState title="The list could not be loaded" />,
  play: async ({ canvas }) => {
    const boxes = [...canvas.getByRole('alert').querySelectorAll('div')]
    await expect(boxes.filter((box) => box.childNodes.length === 0)).toEqual([])
  },
})

const Matrix = () => (
  <StateGrid $column="100%">
    <State name="can be tried again">
      <ErrorState title="The list could not be loaded" onRetry={() => {}}>
        The service does not answer.
      </ErrorState>
    </State>
    <State name="another way on">
      <ErrorState title="No permission to view this site" actions={<Button>All sites</Button>} />
    </State>
    <State name="nothing to be done">
      <ErrorState title="The export has expired">Links to exports hold for a day.</ErrorState>
    </State>
  </StateGrid>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })
