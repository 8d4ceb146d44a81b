import { Plus } from 'lucide-react'
import preview from '../../../../../.storybook/preview.tsx'
import { ButtonLink } from '../Button/index.ts'
import { PageHeader } from './PageHeader.tsx'

const meta = preview.meta({ title: 'Layout/PageHeader', component: PageHeader, args: { title: 'My sites' } })

export const Default = meta.story()
const complete = {
  summary: '8 sites',
  back: { href: '#back', label: 'Back' },
  actions: (
    <ButtonLink href="#add" variant="primary" icon={Plus}>
      Add website
    </ButtonLink>
  ),
}
export const Complete = meta.story({ args: complete })
export const WithCount = meta.story({ args: { ...complete, title: 'App users', count: '12,486' } })
export const Dark = meta.story({ args: complete, globals: { theme: 'dark' } })
export const RightToLeft = meta.story({ args: complete, globals: { locale: 'ar' } })
export const LongText = meta.story({
  args: { title: 'Install on a-domain-that-is-longer-than-most.of-the-screens-in-which-it-may-stand.example.com' },
})
export const Chinese = meta.story({ globals: { locale: 'zh-CN' } })
