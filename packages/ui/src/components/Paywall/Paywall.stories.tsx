import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { pictured } from '../../../../../.storybook/modes.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { Switch } from '../Switch/index.ts'
import { Paywall, type PaywallProps } from './Paywall.tsx'

/** What is locked is asked for by a switch, as on the dashboard. */
const Asked = ({ onClose, ...props }: PaywallProps) => {
  const [isOn, setIsOn] = useState(false)
  return (
    <>
      <Switch isSelected={isOn} onChange={setIsOn}>
        Prediction
      </Switch>
      <Paywall
        {...props}
        isOpen={isOn}
        takesFocus
        onClose={() => {
          setIsOn(false)
          onClose()
        }}
      />
    </>
  )
}

const meta = preview.meta({
  title: 'Membership/Paywall',
  component: Paywall,
  args: {
    title: 'This feature is only available for Premium Members.',
    benefit: 'See the days to come, with an interval in which 80 of 100 of them should lie.',
    plansHref: '#plans',
    isOpen: true,
    onClose: fn(),
    children: <div style={{ blockSize: 332 }} />,
  },
})

export const Default = meta.story({
  parameters: pictured,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'View plans' })).toHaveAttribute('href', '#plans')
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledTimes(2)
  },
})

export const Keyboard = meta.story({
  render: (args) => <Asked {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('region')).toBeNull()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('region', { name: /Premium Members/ })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('region')).toBeNull()
    await expect(canvas.getByRole('switch')).not.toBeChecked()
  },
})

export const Dark = meta.story({ globals: { theme: 'dark' } })
export const Chinese = meta.story({ globals: { locale: 'zh-CN' } })
export const RightToLeft = meta.story({ globals: { locale: 'ar' } })
export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } })
export const LongText = meta.story({
  args: {
    title:
      'This feature, whose name is a good deal longer than anybody would wish, is only available for some members.',
    benefit: 'One sentence that goes on, and on, and further on than the card is wide, to its very end.',
  },
})
