import { from, token } from '@sightline/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useFrameHeight } from './useFrameHeight.ts'

interface EmbeddedFrameProps {
  /** Which site it is, and who is there now. */
  start?: ReactNode
  /** Are not shown here. */
  actions?: unknown
  /** In place of the product’s own. */
  logo?: unknown
  children?: ReactNode
}

/** What stands around a dashboard in a frame: nothing but its name, because the page around has a header of its own. */
export function EmbeddedFrame({ start, children }: EmbeddedFrameProps) {
  const content = useFrameHeight()
  return (
    <Root>
      <Content ref={content}>
        {start}
        {children}
      </Content>
    </Root>
  )
}

const Root = styled.main`
  min-block-size: 100dvb;
  background: ${token['bg-canvas']};
`

const Content = styled.div`
  display: flow-root;
  padding: ${token['space-6']};
  > :first-child {
    margin-block-end: ${token['space-6']};
  }
  ${from('md')} {
    padding: ${token['space-8']};
  }
`
