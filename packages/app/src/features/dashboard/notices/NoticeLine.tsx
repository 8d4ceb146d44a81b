import { Icon, tabular, token, typography, WarningIcon } from '@sightline/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** A sentence about the metrics on the page, with optional actions. */
export const NoticeLine = ({ children, actions }: { children: ReactNode; actions?: ReactNode }) => (
  <Line role="status">
    <Icon icon={WarningIcon} size={14} />
    <span>{children}</span>
    {actions}
  </Line>
)

const Line = styled.div`
  ${typography.caption}
  ${tabular}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token['space-1']} ${token['space-3']};
  color: ${token['text-secondary']};
  & > span {
    /** The text stays beside the icon when it needs several lines. */
    max-inline-size: calc(100% - 14px - ${token['space-3']});
  }
  & > svg {
    color: ${token['warning-text']};
  }
  strong {
    font-weight: ${token['weight-semibold']};
  }
`
