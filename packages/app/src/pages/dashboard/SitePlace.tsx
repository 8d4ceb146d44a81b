import { Plural } from '@lingui/react/macro'
import type { Website } from '@sightline/api-client'
import { LiveDot, SiteTile, tabular, token, type } from '@sightline/ui'
import styled from 'styled-components'
import { HeaderPlace } from '../../layout/HeaderPlace.tsx'
import { useCurrentVisitors } from '../../session/queries.ts'

/** The open site in the header, and how many people are there now. */
export function SitePlace({ website }: { website: Website }) {
  const current = useCurrentVisitors(website.id).data?.current_visitors
  return (
    <HeaderPlace>
      <Root>
        <SiteTile domain={website.domain} size={20} />
        <Names>
          <Domain dir="ltr">{website.domain}</Domain>
          {current !== undefined && (
            <Live>
              <LiveDot />
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
            </Live>
          )}
        </Names>
      </Root>
    </HeaderPlace>
  )
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${token['space-4']};
  min-inline-size: 0;
`

const Names = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token['space-7']};
  min-inline-size: 0;
`

const Domain = styled.bdi`
  ${type.headingSmall}
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Live = styled.span`
  ${type.caption}
  ${tabular}
  display: flex;
  align-items: center;
  gap: ${token['space-4']};
  color: ${token['text-secondary']};
  strong {
    font-weight: ${token['weight-semibold']};
    color: ${token['text-primary']};
  }
`
