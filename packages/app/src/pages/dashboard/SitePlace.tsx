import { Plural } from '@lingui/react/macro'
import type { Website } from '@sightline/api-client'
import { LiveDot, SiteSwitcher, tabular, token, type } from '@sightline/ui'
import styled from 'styled-components'
import { HeaderPlace } from '../../layout/HeaderPlace.tsx'
import { hrefOf } from '../../navigation/hash.ts'
import { paths } from '../../navigation/paths.ts'
import { useCurrentVisitors, useWebsites } from '../../session/queries.ts'

/** The open site in the header, the way to the others, and how many people are here now. */
export function SitePlace({ website }: { website: Website }) {
  const sites = useWebsites().data ?? []
  const current = useCurrentVisitors(website.id).data?.current_visitors
  return (
    <HeaderPlace>
      <Root>
        <SiteSwitcher
          domain={website.domain}
          sites={sites.map(({ id, domain }) => ({ id, domain, href: hrefOf(paths.dashboard(id)) }))}
          allHref={hrefOf(paths.sites)}
          addHref={hrefOf(paths.addWebsite)}
        />
        {current !== undefined && (
          <Live>
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
          </Live>
        )}
      </Root>
    </HeaderPlace>
  )
}

/** One line, or two where there is little room. */
const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token['space-4']};
  min-inline-size: 0;
`

const Live = styled.span`
  ${type.caption}
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
