import { Trans, useLingui } from '@lingui/react/macro'
import { Callout } from '@sightline/ui'
import { VersionedForm } from '../../../lib/forms/versioned/VersionedForm.tsx'
import { useVersionedForm } from '../../../lib/forms/versioned/useVersionedForm.ts'
import { OpenRowDrawer } from '../../../lib/list-page/row/RowDrawer.tsx'
import type { OpenRow } from '../../../lib/list-page/row/useOpenRow.ts'
import { SaveButtons } from '../../../lib/list-page/SaveButtons.tsx'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { UserLink } from '../users/UserLink.tsx'
import { SiteFields, useSiteLabels } from './SiteFields.tsx'
import { changeOf, isSiteRow, valuesOf } from './siteForm.ts'
import type { ManagedSite } from './useSiteList.ts'

interface SiteDrawerProps {
  site: ManagedSite
  open: OpenRow<ManagedSite>
  onChanged: () => void
}

/** The drawer of one website, with the form that changes it. */
export function SiteDrawer({ site, open, onChanged }: SiteDrawerProps) {
  const { t } = useLingui()
  const api = useApi()
  const labels = useSiteLabels()
  const form = useVersionedForm({
    row: site,
    valuesOf,
    isRow: isSiteRow,
    save: (values, seen) => api.app.updateAppWebsite(changeOf(values, seen)),
    onSaved: () => {
      onChanged()
      open.close()
    },
  })
  const { domain, owner, status, status_reason: reason } = site
  const email = <UserLink email={owner.email} />
  return (
    <OpenRowDrawer
      open={open}
      title={<Trans>Edit {domain}</Trans>}
      description={<Trans>It belongs to {email}.</Trans>}
      footer={<SaveButtons state={form.state} />}
    >
      {status === 'disabled' && (
        <Callout tone="warning" title={t`Disabled: its events are not counted`}>
          {reason !== null && <bdi>{reason}</bdi>}
        </Callout>
      )}
      <VersionedForm form={form} onTakeTheirs={onChanged} labels={labels}>
        <SiteFields control={form.state.form.control} timeZone={site.time_zone} />
      </VersionedForm>
    </OpenRowDrawer>
  )
}
