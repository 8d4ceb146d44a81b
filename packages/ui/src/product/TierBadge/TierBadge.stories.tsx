import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inEveryMode } from '../../../../../.storybook/modes.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { TierBadge } from './TierBadge.tsx'

const meta = preview.meta({
  title: 'Product/TierBadge',
  component: TierBadge,
  args: { tier: 'premium' as const },
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {(['trial', 'standard', 'premium', 'expired'] as const).map((tier) => (
        <TierBadge key={tier} tier={tier} />
      ))}
    </div>
  ),
})

const says =
  (...texts: string[]) =>
  async ({ canvas }: StoryContext) => {
    for (const text of texts) await expect(canvas.getByText(text)).toBeVisible()
  }

export const Default = meta.story({ play: says('Trial', 'Standard', 'Premium', 'Expired') })
export const States = meta.story({ parameters: inEveryMode })
export const Chinese = meta.story({ globals: { locale: 'zh-CN' }, play: says('试用', '标准版', '高级版', '已过期') })
