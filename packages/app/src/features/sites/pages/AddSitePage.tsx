import { Trans, useLingui } from '@lingui/react/macro'
import { PageHeader, SegmentedControl } from '@sightline/ui'
import { useSearchParams } from 'wouter'
import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { Page } from '../add-site/AddSite.styles.ts'
import { AddSiteForm } from '../add-site/AddSiteForm.tsx'
import { ImportSites } from '../import/ImportSites.tsx'

/** The page that adds a website by hand, or imports the properties of Google Analytics. */
export default function AddSitePage() {
  const { t } = useLingui()
  const [search, setSearch] = useSearchParams()
  const from = search.get('from') === 'google' ? 'google' : 'form'
  return (
    <Page>
      <PageHeader
        title={from === 'google' ? <Trans>Import websites</Trans> : <Trans>Add website</Trans>}
        back={{ href: hrefOf(paths.sites), label: t`My sites` }}
        actions={
          <SegmentedControl
            aria-label={t`Where the website comes from`}
            items={[
              { value: 'form', label: t`Add` },
              { value: 'google', label: t`Import from Google` },
            ]}
            value={from}
            onChange={(value) => setSearch(value === 'google' ? { from: value } : {}, { replace: true })}
          />
        }
      />
      {from === 'google' ? <ImportSites /> : <AddSiteForm />}
    </Page>
  )
}
