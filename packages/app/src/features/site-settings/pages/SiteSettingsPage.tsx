import { Trans, useLingui } from '@lingui/react/macro'
import type { Website } from '@sightline/api-client'
import { Callout, PageHeader, Tabs } from '@sightline/ui'
import { useLeave } from '@sightline/ui/form'
import type { ReactNode } from 'react'
import { useLocation, useParams } from 'wouter'
import { NothingAtAddress } from '../../../lib/page/NothingAtAddress.tsx'
import { useDocumentTitle } from '../../../lib/page/useDocumentTitle.ts'
import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { useIsReadOnly } from '../../account/index.ts'
import { useSession } from '../../auth/index.ts'
import { LoadedSite } from '../../sites/index.ts'
import { Exclusions } from '../exclusions/Exclusions.tsx'
import { RecentlyDeleted } from '../recently-deleted/RecentlyDeleted.tsx'
import { DeleteSite } from '../general/DeleteSite.tsx'
import { GoogleProperty } from '../google/GoogleProperty.tsx'
import { Funnels } from '../goals/Funnels.tsx'
import { General } from '../general/General.tsx'
import { Goals } from '../goals/Goals.tsx'
import { sectionIn, sectionsFor, type Section } from '../../../lib/navigation/siteSections.ts'
import { ReportRecipients } from '../reports/ReportRecipients.tsx'
import { SummariesCard } from '../../summaries/index.ts'
import { Sharing } from '../sharing/Sharing.tsx'
import { Parts } from '../components/SiteSettings.styles.ts'
import { Snippet } from '../installation/Snippet.tsx'
import { ImportExport } from '../import-export/ImportExport.tsx'

/** The settings of a site for its owner, and the part of them that people with whom it is shared may see. */
export default function SiteSettingsPage() {
  const { section } = useParams()
  return (
    <LoadedSite>
      {(website) => {
        const open = sectionIn(section, website.access)
        return open === undefined ? <NothingAtAddress /> : <Settings website={website} section={open} />
      }}
    </LoadedSite>
  )
}

function Settings({ website, section }: { website: Website; section: Section }) {
  const { t } = useLingui()
  const [, navigate] = useLocation()
  const { confirmLeave } = useLeave()
  const { id, name, domain, access, owner_email: owner } = website
  const { userinfo } = useSession()
  const isReadOnly = useIsReadOnly()
  const canEdit = !isReadOnly && access === 'owner'
  const labels: Record<Section, string> = {
    general: t`General`,
    snippet: t`Snippet`,
    google: 'Google Analytics',
    sharing: t`Sharing`,
    reports: t`Reports`,
    goals: t`Goals and funnels`,
    collection: t`Collection`,
    transfer: t`Import and export`,
    'recently-deleted': t`Recently deleted`,
    delete: t`Delete`,
  }
  const contents: Record<Section, ReactNode> = {
    general: <General website={website} canEdit={canEdit} />,
    snippet: <Snippet website={website} canCheck={canEdit} />,
    google: <GoogleProperty website={website} canEdit={canEdit} />,
    sharing: <Sharing website={website} canEdit={canEdit} />,
    reports: (
      <>
        <SummariesCard siteId={id} canAsk={!isReadOnly} />
        <ReportRecipients
          siteId={id}
          ownAddress={access === 'owner' ? undefined : userinfo?.email}
          canEdit={!isReadOnly}
        />
      </>
    ),
    goals: (
      <>
        <Goals siteId={id} canEdit={canEdit} />
        <Funnels siteId={id} canEdit={canEdit} />
      </>
    ),
    collection: <Exclusions website={website} canEdit={canEdit} />,
    transfer: <ImportExport siteId={id} canEdit={canEdit} />,
    'recently-deleted': <RecentlyDeleted siteId={id} canEdit={!isReadOnly} />,
    delete: <DeleteSite website={website} canEdit={canEdit} />,
  }
  useDocumentTitle(`${labels[section]} · ${name}`)
  return (
    <>
      <PageHeader
        title={<Trans>Site settings</Trans>}
        description={
          <>
            <bdi dir="ltr">{domain}</bdi>
            {owner !== undefined && (
              <>
                {' · '}
                <Trans>
                  Owner: <bdi dir="ltr">{owner}</bdi>
                </Trans>
              </>
            )}
          </>
        }
        back={{ href: hrefOf(paths.dashboard(id)), label: name }}
      />
      {access === 'viewer' && (
        <Callout title={<Trans>This site is shared with you. Only its owner can change these settings.</Trans>} />
      )}
      <Tabs
        aria-label={t`Sections of the settings`}
        items={sectionsFor(access).map((one) => ({
          id: one,
          label: labels[one],
          content: <Parts>{contents[one]}</Parts>,
        }))}
        selectedKey={section}
        onSelectionChange={(next) => {
          if (next !== section) confirmLeave(() => navigate(paths.settings(id, next)))
        }}
      />
    </>
  )
}
