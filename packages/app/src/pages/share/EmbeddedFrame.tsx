import { from, token } from '@sightline/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

interface EmbeddedFrameProps {
  /** Which site it is, and who is there now. */
  place?: ReactNode
  /** Has no place here. */
  actions?: unknown
  children?: ReactNode
}

/** What stands around a dashboard in a frame: nothing but its name, because the page around has a header of its own. */
export const EmbeddedFrame = ({ place, children }: EmbeddedFrameProps) => (
  <Root>
    {place}
    {children}
  </Root>
)

const Root = styled.main`
  display: flow-root;
  min-block-size: 100dvb;
  padding: ${token['space-6']};
  background: ${token['bg-canvas']};
  > :first-child {
    margin-block-end: ${token['space-6']};
  }
  ${from('md')} {
    padding: ${token['space-8']};
  }
`
