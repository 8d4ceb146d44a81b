import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Card, Switch, toast } from '@sightline/ui'
import { useState } from 'react'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import type { SiteExclusions } from './exclusionsForm.ts'

interface ExcludeOwnAddressProps {
  siteId: string
  exclusions: SiteExclusions
  canEdit: boolean
  onChanged: (now: SiteExclusions) => void
}

/** Excludes the events that come from the person’s own network address; takes effect at once. */
export function ExcludeOwnAddress({ siteId, exclusions, canEdit, onChanged }: ExcludeOwnAddressProps) {
  const { t } = useLingui()
  const api = useApi()
  const text = useMessageText()
  const [isPending, setIsPending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const change = async (is_excluded: boolean) => {
    setIsPending(true)
    setError(null)
    const result = await api.website.excludeMyAddress({ site_id: siteId, is_excluded })
    setIsPending(false)
    if (result.code !== 200) return setError(text(result.message))
    toast.success(t`Saved`)
    onChanged(result.data)
  }
  return (
    <Card
      title={<Trans>Your own visits</Trans>}
      description={<Trans>Only a keyed hash of your address is stored, never the address itself.</Trans>}
    >
      <Switch
        isSelected={exclusions.is_my_address_excluded}
        isDisabled={!canEdit}
        isPending={isPending}
        onChange={(isOn) => void change(isOn)}
        errorMessage={error}
        description={
          <Plural value={exclusions.excluded_addresses} one="# address is left out" other="# addresses are left out" />
        }
      >
        <Trans>Do not count visits from my network address</Trans>
      </Switch>
    </Card>
  )
}
