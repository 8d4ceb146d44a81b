import { Trans, useLingui } from '@lingui/react/macro'
import type { CallOutput } from '@sightline/api-client'
import { Container, ErrorState, PageHeader, Skeleton, Stack, Tabs } from '@sightline/ui'
import { useLeave } from '@sightline/ui/form'
import type { ReactNode } from 'react'
import { useLocation, useParams } from 'wouter'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { NothingAtAddress } from '../../../lib/page/NothingAtAddress.tsx'
import { useDocumentTitle } from '../../../lib/page/useDocumentTitle.ts'
import { useAccount, useIsReadOnly } from '../../account/index.ts'
import { OwnOrders } from '../../membership/index.ts'
import { sectionIn, sections, type Section } from '../../../lib/navigation/accountSections.ts'
import { DeleteAccount } from '../data/DeleteAccount.tsx'
import { ExportData } from '../data/ExportData.tsx'
import { ApiKeys } from '../keys/ApiKeys.tsx'
import { NoticeSettings } from '../notices/NoticeSettings.tsx'
import { Referrals } from '../points/Referrals.tsx'
import { PointRules } from '../points/PointRules.tsx'
import { Points } from '../points/Points.tsx'
import { BillingAddresses } from '../profile/BillingAddresses.tsx'
import { Email } from '../profile/Email.tsx'
import { Profile } from '../profile/Profile.tsx'
import { Password } from '../security/Password.tsx'
import { TwoFactors } from '../security/TwoFactors.tsx'
import { Sessions } from '../security/Sessions.tsx'

/** The settings of the signed-in person’s account; each section has an address of its own. */
export default function AccountPage() {
  const { section } = useParams()
  const text = useMessageText()
  const account = useAccount()
  const open = sectionIn(section)
  if (open === undefined) return <NothingAtAddress />
  if (account.data !== undefined) return <Sections account={account.data} section={open} />
  return account.isError ? (
    <ErrorState title={<Trans>This could not be loaded</Trans>} onRetry={() => void account.refetch()}>
      {text(account.error.message)}
    </ErrorState>
  ) : (
    <Skeleton blockSize="24rem" />
  )
}

function Sections({ account, section }: { account: CallOutput<'user', 'info'>; section: Section }) {
  const { t } = useLingui()
  const [, navigate] = useLocation()
  const { confirmLeave } = useLeave()
  const canEdit = !useIsReadOnly()
  const { userinfo, profile } = account
  const labels: Record<Section, string> = {
    profile: t`Profile`,
    security: t`Security`,
    sessions: t`Sessions`,
    'api-keys': t`API keys`,
    notices: t`Notices`,
    orders: t`Orders`,
    points: t`Points`,
    invite: t`Invite`,
    data: t`Data and deletion`,
  }
  const contents: Record<Section, ReactNode> = {
    profile: (
      <>
        <Profile profile={profile} canEdit={canEdit} />
        <Email email={userinfo.email} confirmedAt={profile.email_confirmed_at} canEdit={canEdit} />
      </>
    ),
    security: (
      <>
        <TwoFactors canEdit={canEdit} />
        <Password canEdit={canEdit} />
      </>
    ),
    sessions: <Sessions canEdit={canEdit} />,
    'api-keys': <ApiKeys canEdit={canEdit} />,
    notices: <NoticeSettings canEdit={canEdit} />,
    orders: (
      <>
        <OwnOrders />
        <BillingAddresses profile={profile} canEdit={canEdit} />
      </>
    ),
    points: (
      <>
        <PointRules balance={profile.points} canEdit={canEdit} />
        <Points balance={profile.points} />
      </>
    ),
    invite: <Referrals code={userinfo.invite_code} />,
    data: (
      <>
        <ExportData canEdit={canEdit} />
        <DeleteAccount email={userinfo.email} canEdit={canEdit} />
      </>
    ),
  }
  useDocumentTitle(`${labels[section]} · ${t`Account`}`)
  return (
    <Container align="start">
      <PageHeader title={<Trans>Account</Trans>} description={<bdi dir="ltr">{userinfo.email}</bdi>} />
      <Tabs
        aria-label={t`Sections of the account`}
        items={sections.map((id) => ({ id, label: labels[id], content: <Stack gap={8}>{contents[id]}</Stack> }))}
        hasSideList
        selectedKey={section}
        onSelectionChange={(next) => {
          if (next !== section) confirmLeave(() => navigate(paths.account(next)))
        }}
      />
    </Container>
  )
}
