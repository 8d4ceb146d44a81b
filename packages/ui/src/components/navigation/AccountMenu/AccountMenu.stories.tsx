import { expect, fn, waitFor } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { State, StateGrid } from '../../../docs/StateGrid.tsx'
import { AccountMenu } from './AccountMenu.tsx'

const meta = preview.meta({
  title: 'Navigation/AccountMenu',
  component: AccountMenu,
  args: { email: 'mina.keller@harborlane.com', onSignOut: fn() },
})

export const Default = meta.story()

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account: mina.keller@harborlane.com' }))
    const email = await canvas.findByText('mina.keller@harborlane.com')
    await waitFor(() => expect(email).toBeVisible())
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Sign out' }))
    await expect(args.onSignOut).toHaveBeenCalledOnce()
  },
})

const signOut = fn()
const email = 'mina.keller@harborlane.com'
const Matrix = () => (
  <StateGrid $column="13rem">
    <State name="default">
      <AccountMenu email={email} onSignOut={signOut} />
    </State>
    <State name="hover" force={['hovered']}>
      <AccountMenu email={email} onSignOut={signOut} />
    </State>
    <State name="focus-visible" force={['focus-visible']}>
      <AccountMenu email={email} onSignOut={signOut} />
    </State>
    <State name="with its address">
      <AccountMenu email={email} detail="Administrator" hasLabel onSignOut={signOut} />
    </State>
    <State name="with its address, hover" force={['hovered']}>
      <AccountMenu email={email} detail="Administrator" hasLabel onSignOut={signOut} />
    </State>
    <State name="with its address, focus-visible" force={['focus-visible']}>
      <AccountMenu email={email} hasLabel onSignOut={signOut} />
    </State>
  </StateGrid>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })
export const LongText = meta.story({
  args: { email: 'a-person-with-a-very-long-name.and-another-part@an-equally-long-domain.example.com' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await canvas.findByRole('menu')
  },
})
export const WithLabel = meta.story({
  tags: ['behaviour'],
  args: { hasLabel: true, detail: 'Administrator' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 208 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Account: mina/ }))
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Sign out' })).toBeVisible())
  },
})
