import { useEffect, type ReactNode } from 'react'
import type { Decorator } from '@storybook/react-vite'
import { GlobalReset, KitProvider } from '../packages/ui/src/index.ts'
import { reduceMotion } from './reducedMotion.ts'
import { textsOfKit } from './texts.ts'
import type { Toolbar } from './toolbar.ts'

/** Every story stands in a KitProvider as the toolbar sets it; parts get air around them. */
export const withKit: Decorator = (Story, { globals, parameters, viewMode }) => {
  const { theme, locale, direction, density, motion, textSize } = globals as unknown as Toolbar
  const messages = textsOfKit[locale]
  return (
    <KitProvider
      theme={theme}
      locale={locale}
      density={density}
      style={viewMode === 'story' ? { minBlockSize: '100vh' } : {}}
      {...(direction === 'auto' ? {} : { direction })}
      {...(messages === undefined ? {} : { messages })}
    >
      <GlobalReset />
      <Device motion={motion} textSize={textSize} />
      <Frame isPage={parameters['page'] === true}>
        <Story />
      </Frame>
    </KitProvider>
  )
}

/** What a person sets on the device: it holds for the whole page. */
function Device({ motion, textSize }: Pick<Toolbar, 'motion' | 'textSize'>) {
  useEffect(() => (motion === 'reduced' ? reduceMotion() : undefined), [motion])
  useEffect(() => {
    document.documentElement.style.fontSize = textSize === 'double' ? '200%' : ''
  }, [textSize])
  return null
}

function Frame({ isPage, children }: { isPage: boolean; children: ReactNode }) {
  return <div style={isPage ? {} : { padding: 24 }}>{children}</div>
}
