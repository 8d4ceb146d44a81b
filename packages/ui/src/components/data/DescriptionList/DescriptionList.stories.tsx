import { expect } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { State, StateGrid } from '../../../docs/StateGrid.tsx'
import { DescriptionList } from './DescriptionList.tsx'

const items = [
  { id: 'email', term: 'E-mail', description: 'mina.okafor@example.com' },
  { id: 'since', term: 'Member since', description: '4 March 2026' },
  { id: 'phone', term: 'Phone', description: '–' },
]

const meta = preview.meta({
  title: 'Data/DescriptionList',
  component: DescriptionList,
  args: { items },
  parameters: {
    viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '800px' } } } },
  },
})

const boxOf = (element: HTMLElement | undefined) => element?.getBoundingClientRect() ?? new DOMRect()

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
export const LongTerm = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    items: [
      { id: 'accepted', term: 'The day on which the terms and conditions were accepted', description: '4 March 2026' },
      { id: 'key', term: 'acceptance_of_the_terms_and_conditions_at', description: '2026-03-04' },
      ...items,
    ],
  },
  play: async ({ canvas }) => {
    const list = boxOf(canvas.getAllByRole('term')[0]?.closest('dl') ?? undefined)
    const [accepted, key, email, since] = canvas.getAllByRole('term').map(boxOf)
    for (const description of canvas.getAllByRole('definition')) {
      await expect(boxOf(description).width).toBeGreaterThan(list.width / 2)
    }
    await expect(accepted?.width).toBeLessThanOrEqual(list.width * 0.4)
    await expect(key?.height).toBeGreaterThan(email?.height ?? 0)
    await expect(since?.height).toBe(email?.height)
  },
})

const Matrix = () => (
  <StateGrid $column="20rem">
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
  </StateGrid>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })
