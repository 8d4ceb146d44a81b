import { SearchX } from 'lucide-react'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { State, StateGrid } from '../../../docs/StateGrid.tsx'
import { Rays } from '../../../product/Rays/index.ts'
import { Button } from '../../actions/Button/index.ts'
import { EmptyState } from './EmptyState.tsx'

const meta = preview.meta({
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    logo: <Rays width={520} />,
    title: 'Your first site starts here',
    children: 'Add one line of code and watch visitors arrive.',
    actions: (
      <Button variant="primary" size="lg">
        Add website
      </Button>
    ),
  },
})

export const Default = meta.story()
export const Filtered = meta.story({
  args: {
    icon: SearchX,
    title: 'No sites match',
    children: 'Try another spelling.',
    actions: <Button>Clear filters</Button>,
  },
})
const Matrix = () => (
  <StateGrid $column="100%">
    <State name="first use">
      <EmptyState
        logo={<Rays width={520} />}
        title="Your first site starts here"
        actions={<Button variant="primary">Add website</Button>}
      >
        Add one line of code and watch visitors arrive.
      </EmptyState>
    </State>
    <State name="nothing matches">
      <EmptyState icon={SearchX} title="No sites match" actions={<Button>Clear filters</Button>}>
        Try another spelling.
      </EmptyState>
    </State>
    <State name="title alone">
      <EmptyState icon={SearchX} title="No notes in these days" />
    </State>
  </StateGrid>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })
