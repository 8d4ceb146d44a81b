import { useEffect, useSyncExternalStore, type ReactNode } from 'react'
import type { Decorator } from '@storybook/react-vite'
import { GlobalReset, KitProvider } from '../packages/ui/src/index.ts'
import { readMode, subscribeToMode } from './currentMode.ts'
import { reduceMotion } from './reducedMotion.ts'
import { textsOfKit } from './texts.ts'
import type { Toolbar } from './toolbar.ts'

/** Every story stands in a KitProvider as the toolbar sets it; parts get air around them. */
export const withKit: Decorator = (Story, { globals, parameters, viewMode }) => (
  <Kit toolbar={globals as unknown as Toolbar} fillsWindow={viewMode === 'story'}>
    <Frame isPage={parameters['page'] === true}>
      <Story />
    </Frame>
  </Kit>
)

interface KitProps {
  toolbar: Toolbar
  fillsWindow: boolean
  children: ReactNode
}

function Kit({ toolbar, fillsWindow, children }: KitProps) {
  const mode = useSyncExternalStore(subscribeToMode, readMode)
  const { theme, locale, direction, density, motion, textSize, isOver = false } = { ...toolbar, ...mode }
  if (isOver) return null
  const messages = textsOfKit[locale]
  return (
    <KitProvider
      theme={theme}
      locale={locale}
      density={density}
      style={fillsWindow ? { minBlockSize: '100vh' } : {}}
      {...(direction === 'auto' ? {} : { direction })}
      {...(messages === undefined ? {} : { messages })}
    >
      <GlobalReset />
      <Device motion={motion} textSize={textSize} />
      {children}
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
