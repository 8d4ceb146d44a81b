import { expect } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { State, States as Sheet } from '../../../docs/States.tsx'
import { DescriptionList } from './DescriptionList.tsx'

const items = [
  { id: 'email', term: 'E-mail', description: 'mina.okafor@example.com' },
  { id: 'since', term: 'Member since', description: '4 March 2026' },
  { id: 'phone', term: 'Phone', description: '–' },
]

const meta = preview.meta({ title: 'Data/DescriptionList', component: DescriptionList, args: { items } })

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'E-mail',
      'Member since',
      'Phone',
    ])
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('mina.okafor@example.com')
  },
})

const Matrix = () => (
  <Sheet $column="20rem">
    {(['auto', 'sm', 'md'] as const).map((termSize) => (
      <State key={termSize} name={termSize}>
        <DescriptionList items={items} termSize={termSize} style={{ inlineSize: '100%' }} />
      </State>
    ))}
    <State name="long text">
      <DescriptionList
        items={[{ id: 'host', term: 'Host', description: 'a-domain-that-goes-on-and-on-without-any-end.example.com' }]}
      />
    </State>
  </Sheet>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })
