import { Plus } from 'lucide-react'
import { expect } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { State, StateGrid } from '../../../docs/StateGrid.tsx'
import { Breadcrumbs } from '../../navigation/Breadcrumbs/index.ts'
import { ButtonLink } from '../../actions/Button/index.ts'
import { PageHeader } from './PageHeader.tsx'

const meta = preview.meta({ title: 'Layout/PageHeader', component: PageHeader, args: { title: 'My sites' } })

export const Default = meta.story()
const complete = {
  description: '8 sites',
  back: { href: '#back', label: 'Back' },
  actions: (
    <ButtonLink href="#add" variant="primary" icon={Plus}>
      Add website
    </ButtonLink>
  ),
}
export const Complete = meta.story({ args: complete })
export const WithCount = meta.story({ args: { ...complete, title: 'App users', count: '12,486' } })
const crumbs = <Breadcrumbs items={[{ label: 'Sites', href: '#sites' }]} current="harborlane.com" />
export const WithBreadcrumbs = meta.story({
  args: {
    title: 'harborlane.com',
    breadcrumbs: crumbs,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sites' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'harborlane.com' })).toBeVisible()
  },
})
/** The headers are in a section, so that none of them is the banner of the whole page. */
const Matrix = () => (
  <section>
    <StateGrid $column="100%">
      <State name="title alone">
        <PageHeader title="My sites" />
      </State>
      <State name="with a summary, a way back and an action">
        <PageHeader {...complete} title="Add website" />
      </State>
      <State name="with a count">
        <PageHeader title="App users" count="12,486" actions={complete.actions} />
      </State>
      <State name="with breadcrumbs">
        <PageHeader title="harborlane.com" breadcrumbs={crumbs} />
      </State>
    </StateGrid>
  </section>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })
export const LongText = meta.story({
  args: { title: 'Install on a-domain-that-is-longer-than-most.of-the-screens-in-which-it-may-stand.example.com' },
})
