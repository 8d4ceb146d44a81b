import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { inEveryMode } from '../../../../../.storybook/modes.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { State, StateGrid } from '../../docs/StateGrid.tsx'
import { Switch } from '../../components/inputs/Switch/index.ts'
import type { Entitlement } from './entitlement.ts'
import { Paywall, type PaywallProps } from './Paywall.tsx'
import { PaywallDrawing } from './PaywallDrawing.tsx'

/** A switch turns the locked feature on, as on the dashboard. */
const OpenedPaywall = ({ onOpenChange, ...props }: PaywallProps) => {
  const [isOn, setIsOn] = useState(false)
  return (
    <>
      <Switch isSelected={isOn} onChange={setIsOn}>
        Prediction
      </Switch>
      <Paywall
        {...props}
        isOpen={isOn}
        autoFocus
        onOpenChange={() => {
          setIsOn(false)
          onOpenChange?.(false)
        }}
      />
    </>
  )
}

const meta = preview.meta({
  title: 'Product/Paywall',
  component: Paywall,
  parameters: { opensInPlace: true },
  args: {
    title: 'This feature is only available for Premium Members.',
    benefit: 'See the days to come, with an interval in which 80 of 100 of them should lie.',
    plansHref: '#plans',
    isOpen: true,
    onOpenChange: fn(),
    children: (
      <div dir="ltr" style={{ blockSize: 332, paddingInlineStart: '50%' }}>
        <PaywallDrawing />
      </div>
    ),
  },
})

export const Default = meta.story({ parameters: inEveryMode })

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'View plans' })).toHaveAttribute('href', '#plans')
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }))
    await expect(args.onOpenChange).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2)
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  render: (args) => <OpenedPaywall {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('region')).toBeNull()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('region', { name: /Premium Members/ })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('region')).toBeNull()
    await expect(canvas.getByRole('switch')).not.toBeChecked()
    // The focus returns to the control that requested it.
    await expect(canvas.getByRole('switch')).toHaveFocus()
  },
})

/** The source distinguishes requests here from those elsewhere. */
export const Upgrade = meta.story({
  tags: ['behaviour'],
  args: { source: 'forecast', onUpgrade: fn() },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    // The page stays where it is.
    canvasElement.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await userEvent.click(canvas.getByRole('link', { name: 'View plans' }))
    await expect(args.onUpgrade).toHaveBeenCalledWith({ source: 'forecast' })
    await expect(canvasElement.querySelector('[data-part=drawing]')).toHaveAttribute('aria-hidden', 'true')
  },
})

/** The covered area grows with the card, which stays inside of it. */
export const Low = meta.story({
  args: { children: <div style={{ blockSize: 40 }} />, 'data-testid': 'covered' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 1000, maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const box = canvas.getByTestId('covered').getBoundingClientRect()
    const card = canvas.getByRole('region').getBoundingClientRect()
    await expect(card.bottom).toBeLessThanOrEqual(box.bottom)
    // Below where there is no room beside; else in the middle of the right half.
    const isBeside = box.width === 1000
    await expect(card.top - box.top).toBe(isBeside ? 64 : 40)
    const middle = box.left + (isBeside ? 0.75 : 0.5) * box.width
    await expect(Math.abs((card.left + card.right) / 2 - middle)).toBeLessThan(1)
  },
})

/** In a window without room for both, nothing is beyond its edge. */
export const LowOnPhone = Low.extend({ tags: ['behaviour'], globals: { viewport: { value: 'mobile1' } } })

/** Time runs from left to right in every language, so the card stays over the right half. */
export const LowRightToLeft = Low.extend({ tags: ['behaviour'], globals: { locale: 'ar' } })

const reasons: readonly Entitlement[] = [
  { kind: 'locked' },
  { kind: 'admin_only' },
  { kind: 'limit_reached' },
  { kind: 'trial', daysLeft: 3 },
  { kind: 'past_due' },
  { kind: 'grace', until: '2026-11-27' },
]

const Matrix = () => (
  <StateGrid $column="24rem">
    {reasons.map((entitlement) => (
      <State key={entitlement.kind} name={entitlement.kind}>
        <Paywall
          title={`A title that says what is so (${entitlement.kind})`}
          benefit="And a sentence about what there would be."
          plansHref="#plans"
          entitlement={entitlement}
          isOpen
          onOpenChange={fn()}
          style={{ inlineSize: '24rem', maxInlineSize: '100%' }}
        >
          <div style={{ blockSize: 96 }}>
            <PaywallDrawing />
          </div>
        </Paywall>
      </State>
    ))}
  </StateGrid>
)

export const States = meta.story({
  parameters: inEveryMode,
  render: Matrix,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'View plans' })).toHaveLength(3)
    await expect(canvas.getAllByRole('link', { name: 'Renew' })).toHaveLength(2)
    await waitFor(() => expect(canvas.getByText('Trial, 3 days left')).toBeVisible())
    // Without a way to the plans, the only button has an edge, which stands where the texts begin.
    const card = within(canvas.getByRole('region', { name: /admin_only/ }))
    await expect(getComputedStyle(card.getByRole('button', { name: 'Not now' })).backgroundColor).not.toBe(
      'rgba(0, 0, 0, 0)',
    )
  },
})

export const LongText = meta.story({
  args: {
    title:
      'This feature, whose name is a good deal longer than anybody would wish, is only available for some members.',
    benefit: 'One sentence that goes on, and on, and further on than the card is wide, to its very end.',
  },
})
