import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '@sightline/ui'
import { hrefOf } from '../navigation/hashAddress.ts'
import { paths } from '../navigation/paths.ts'

/** The way out of a page that shows nothing: a link to the person’s own sites. */
export const SitesLink = () => (
  <ButtonLink href={hrefOf(paths.sites)}>
    <Trans>My sites</Trans>
  </ButtonLink>
)
