import { Trans } from '@lingui/react/macro'
import { unwrap } from '@sightline/api-client'
import { AuditIcon, ButtonLink, ErrorState, PageHeader, Skeleton, Stack } from '@sightline/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { IdentityCard } from '../instance/IdentityCard.tsx'
import { RegistrationAndLimits } from '../instance/RegistrationAndLimits.tsx'
import { PointRules } from '../instance/PointRules.tsx'
import { PaymentText } from '../instance/PaymentText.tsx'
import { RetentionRules } from '../instance/RetentionRules.tsx'

const settingsKey = ['settings']

/** The settings of the whole instance, which administrators change: a card for each subject. */
export default function InstanceSettingsPage() {
  const api = useApi()
  const text = useMessageText()
  const cache = useQueryClient()
  const settings = useQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }) => unwrap(api.instanceSetting.fetchSettings({}, { signal })),
  })
  const onChanged = () => void cache.invalidateQueries({ queryKey: settingsKey })
  const paymentText = settings.data?.list.find(({ name }) => name === 'payment_text')
  return (
    <>
      <PageHeader
        title={<Trans>Settings</Trans>}
        description={<Trans>Settings for everybody on this instance.</Trans>}
        actions={
          <ButtonLink icon={AuditIcon} href={hrefOf(`${paths.audit}?action=instanceSetting.updateSetting`)}>
            <Trans>Former values</Trans>
          </ButtonLink>
        }
      />
      {settings.isError ? (
        <ErrorState title={<Trans>The settings could not be loaded</Trans>} onRetry={() => void settings.refetch()}>
          {text(settings.error.message)}
        </ErrorState>
      ) : (
        <Stack>
          {settings.data !== undefined && <IdentityCard settings={settings.data.list} onChanged={onChanged} />}
          {paymentText === undefined ? (
            <Skeleton blockSize="16rem" />
          ) : (
            <PaymentText setting={paymentText} onChanged={onChanged} />
          )}
          {settings.data !== undefined && <RegistrationAndLimits settings={settings.data.list} onChanged={onChanged} />}
          {settings.data !== undefined && <RetentionRules settings={settings.data.list} onChanged={onChanged} />}
          {settings.data !== undefined && <PointRules settings={settings.data.list} onChanged={onChanged} />}
        </Stack>
      )}
    </>
  )
}
