import { Plural } from '@lingui/react/macro'
import type { Website } from '@sightline/api-client'
import { from, LiveDot, SiteSwitcher, tabular, token, type } from '@sightline/ui'
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

/** Two lines on a phone. */
const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  min-inline-size: 0;
  ${from('sm')} {
    flex-direction: row;
    align-items: center;
    gap: ${token['space-4']};
  }
`

const Live = styled.span`
  ${type.caption}
  ${tabular}
  display: flex;
  align-items: center;
  gap: ${token['space-4']};
  /* In line with the name, and near it: the button above is higher than its text. */
  margin-block-start: calc(-1 * ${token['space-3']});
  padding-inline-start: ${token['space-9']};
  padding-block-end: ${token['space-2']};
  white-space: nowrap;
  color: ${token['text-secondary']};
  strong {
    font-weight: ${token['weight-semibold']};
    color: ${token['text-primary']};
  }
  ${from('sm')} {
    margin: 0;
    padding: 0;
  }
`
