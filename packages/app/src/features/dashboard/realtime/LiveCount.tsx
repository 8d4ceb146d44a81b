import { Plural } from '@lingui/react/macro'
import { Link, LiveDot, tabular, token, typography } from '@sightline/ui'
import { styled } from 'styled-components'
import { useCurrentVisitors } from '../api.ts'

/** The number of current visitors, with a link to what they do; draws nothing while it is not known. */
export function LiveCount({ siteId, href }: { siteId: string; href: string }) {
  const { data, isError } = useCurrentVisitors(siteId)
  const current = data?.current_visitors
  if (current === undefined || isError) return null
  return (
    <Root data-part="live" href={href} variant="quiet">
      <LiveDot />
      <span>
        <Plural
          value={current}
          one={
            <span>
              <strong>#</strong> visitor now
            </span>
          }
          other={
            <span>
              <strong>#</strong> visitors now
            </span>
          }
        />
      </span>
    </Root>
  )
}

const Root = styled(Link)`
  ${typography.caption}
  ${tabular}
  display: flex;
  align-items: center;
  gap: ${token['space-4']};
  white-space: nowrap;
  color: ${token['text-secondary']};
  strong {
    font-weight: ${token['weight-semibold']};
    color: ${token['text-primary']};
  }
`
