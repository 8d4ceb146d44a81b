import type { ReactNode } from 'react'
import type { Decorator } from '@storybook/react-vite'
import { GlobalReset, KitProvider, type KitProviderProps, type Theme } from '../packages/ui/src/index.ts'
import { messages as arabic } from '../packages/ui/src/locales/ar.ts'
import { messages as chinese } from '../packages/ui/src/locales/zh-CN.ts'

const texts: Partial<Record<string, KitProviderProps['messages']>> = { 'zh-CN': chinese, ar: arabic }

/** Every story stands in a KitProvider with the theme and language of the toolbar; parts get air around them. */
export const withKit: Decorator = (Story, { globals, parameters, viewMode }) => {
  const locale = String(globals['locale'])
  const messages = texts[locale]
  return (
    <KitProvider
      theme={globals['theme'] as Theme}
      locale={locale}
      style={viewMode === 'story' ? { minBlockSize: '100vh' } : {}}
      {...(messages === undefined ? {} : { messages })}
    >
      <GlobalReset />
      <Frame isPage={parameters['page'] === true}>
        <Story />
      </Frame>
    </KitProvider>
  )
}

function Frame({ isPage, children }: { isPage: boolean; children: ReactNode }) {
  return <div style={isPage ? {} : { padding: 24 }}>{children}</div>
}
