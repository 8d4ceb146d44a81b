import { Trans } from '@lingui/react/macro'
import type { Website } from '@sightline/api-client'
import { from, SiteSwitcher, Text, token } from '@sightline/ui'
import { styled } from 'styled-components'
import { HeaderSlot } from '../../../lib/page/HeaderSlot.tsx'
import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { useWebsites } from '../../sites/index.ts'
import { LiveCount } from '../realtime/LiveCount.tsx'

/**
 * The open site in the header: its name, its owner where an administrator looks, a link to the other sites, and the
 * current visitors.
 */
export function HeaderSite({ website }: { website: Website }) {
  const sites = useWebsites().data ?? []
  const { owner_email: owner } = website
  return (
    <HeaderSlot>
      <Root>
        <SiteSwitcher
          domain={website.domain}
          items={sites.map(({ id, domain }) => ({ id, domain, href: hrefOf(paths.dashboard(id)) }))}
          allHref={hrefOf(paths.sites)}
          addHref={hrefOf(paths.addWebsite)}
        />
        {owner !== undefined && (
          <Text size="sm" data-part="owner">
            <Trans>
              Owner: <bdi dir="ltr">{owner}</bdi>
            </Trans>
          </Text>
        )}
        <LiveCount siteId={website.id} href={hrefOf(paths.realtime(website.id))} />
      </Root>
    </HeaderSlot>
  )
}

/** A narrow header has two lines, and no owner: the settings name it. */
const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  min-inline-size: 0;
  [data-part='owner'] {
    display: none;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-part='live'] {
    /** The badge is aligned with the name, and near it: the button above is higher than its text. */
    margin-block-start: calc(-1 * ${token['space-3']});
    padding-inline-start: ${token['space-9']};
    padding-block-end: ${token['space-2']};
  }
  ${from('lg')} {
    flex-direction: row;
    align-items: center;
    gap: ${token['space-4']};
    [data-part='live'] {
      margin: 0;
      padding: 0;
    }
    [data-part='owner'] {
      display: block;
    }
  }
`
