import { from, token } from '@sightline/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useFrameHeight } from './useFrameHeight.ts'

interface EmbeddedFrameProps {
  /** The name of the site and its current visitors. */
  start?: ReactNode
  /** The actions of the dashboard, which are not shown here. */
  actions?: unknown
  /** A logo in place of the product’s own; an embedded dashboard shows neither. */
  logo?: unknown
  children?: ReactNode
}

/**
 * The page around an embedded dashboard: nothing but the site’s name, because the framing page has a header of its own.
 */
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
