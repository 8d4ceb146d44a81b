import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../Button/index.ts'
import { Card } from './Card.tsx'

const meta = preview.meta({ title: 'Layout/Card', component: Card, args: { children: 'What belongs together.' } })

export const Default = meta.story()
export const WithFooter = meta.story({
  args: {
    footer: (
      <>
        <Button variant="ghost">Cancel</Button>
        <Button variant="primary">Continue</Button>
      </>
    ),
  },
})
export const Dark = meta.story({ globals: { theme: 'dark' } })
export const Chinese = Default.extend({ globals: { locale: 'zh-CN' }, play: () => {} })
export const RightToLeft = Default.extend({ globals: { locale: 'ar' }, play: () => {} })
