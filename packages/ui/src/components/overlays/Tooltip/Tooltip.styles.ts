import { Tooltip } from 'react-aria-components/Tooltip'
import { styled } from 'styled-components'
import { forcedEdge, reducedMotion, token } from '../../../theme/theme.ts'
import { typography } from '../../../theme/typography.ts'

export const Bubble = styled(Tooltip)`
  ${typography.caption}
  z-index: ${token['z-tooltip']};
  max-inline-size: 15rem;
  padding: ${token['space-3']} ${token['space-4']};
  border-radius: ${token['radius-md']};
  color: ${token['tooltip-text']};
  background: ${token['tooltip-bg']};
  overflow-wrap: anywhere;
  transition: opacity ${token['duration-fast']} ${token['ease-enter']};
  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
  ${reducedMotion} {
    transition: none;
  }
  ${forcedEdge}
`
