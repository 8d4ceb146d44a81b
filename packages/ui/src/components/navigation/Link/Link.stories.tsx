import { Fragment } from 'react'
import { expect } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { State, StateGrid } from '../../../docs/StateGrid.tsx'
import { Link } from './Link.tsx'

const meta = preview.meta({ title: 'Navigation/Link', component: Link, args: { href: '#sites', children: 'My sites' } })

export const Default = meta.story()
export const Quiet = meta.story({ args: { variant: 'quiet' } })
const Matrix = () => (
  <StateGrid $column="8rem">
    {(['default', 'quiet'] as const).map((variant) => (
      <Fragment key={variant}>
        <State name={variant}>
          <Link href="#sites" variant={variant}>
            My sites
          </Link>
        </State>
        <State name="hover" force={['hovered']}>
          <Link href="#sites" variant={variant}>
            My sites
          </Link>
        </State>
        <State name="focus-visible" force={['focus-visible']}>
          <Link href="#sites" variant={variant}>
            My sites
          </Link>
        </State>
        <State name="opens a new tab">
          <Link href="#sites" variant={variant} isExternal>
            example.com
          </Link>
        </State>
      </Fragment>
    ))}
  </StateGrid>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })

export const External = meta.story({
  args: { href: 'https://example.com', isExternal: true, children: 'example.com' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'example.com (opens in a new tab)' })
    await expect(link).toHaveAttribute('rel', 'noreferrer')
    await expect(link).toHaveAttribute('target', '_blank')
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'My sites' })).toHaveFocus()
  },
})
export const LongText = meta.story({
  args: { children: 'A link with so many words that it breaks into lines, and is still one link in each of them' },
  decorators: [
    (Story) => (
      <p style={{ maxInlineSize: 200 }}>
        <Story />
      </p>
    ),
  ],
})
