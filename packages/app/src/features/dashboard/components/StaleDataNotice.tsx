import { Trans } from '@lingui/react/macro'
import { Button, Icon, tabular, token, type, useFormat, WarningIcon } from '@sightline/ui'
import styled from 'styled-components'

interface StaleDataNoticeProps {
  /** When the metrics came, in milliseconds. */
  updatedAt: number
  onRetry: () => void
}

/** Says that the metrics on the page could not be renewed, and how old they are. */
export function StaleDataNotice({ updatedAt, onRetry }: StaleDataNoticeProps) {
  const time = useFormat().time(new Date(updatedAt))
  return (
    <Line role="status">
      <Icon icon={WarningIcon} size={14} />
      <span>
        <Trans>
          Updated <strong>{time}</strong>. Newer figures could not be loaded.
        </Trans>
      </span>
      <Button size="sm" variant="quiet" onPress={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </Line>
  )
}

const Line = styled.div`
  ${type.caption}
  ${tabular}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token['space-1']} ${token['space-3']};
  color: ${token['text-secondary']};
  & > svg {
    color: ${token['warning-text']};
  }
  strong {
    font-weight: ${token['weight-semibold']};
  }
`
