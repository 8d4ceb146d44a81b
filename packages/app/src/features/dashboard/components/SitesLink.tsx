import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '@sightline/ui'
import { hrefOf } from '../../../lib/navigation/hash.ts'
import { paths } from '../../../lib/navigation/paths.ts'

export const SitesLink = () => (
  <ButtonLink href={hrefOf(paths.sites)}>
    <Trans>My sites</Trans>
  </ButtonLink>
)
