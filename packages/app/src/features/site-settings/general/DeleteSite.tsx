import { Trans, useLingui } from '@lingui/react/macro'
import type { Website } from '@sightline/api-client'
import { Button, Card, DeleteIcon, toast } from '@sightline/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { ConfirmCall } from '../../../lib/list-page/ConfirmCall.tsx'
import { paths } from '../../../lib/navigation/paths.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { siteKeys } from '../../sites/index.ts'
import { instanceName } from '../../../lib/page/instanceName.ts'

/** Deletes the site with its data, once its domain was typed. */
export function DeleteSite({ website, canEdit }: { website: Website; canEdit: boolean }) {
  const { t } = useLingui()
  const instance = instanceName()
  const api = useApi()
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const [isConfirming, setIsConfirming] = useState(false)
  const { id, name, domain } = website
  const remove = async () => {
    const { code, message } = await api.website.deleteWebsite({ id, domain })
    return code === 200 ? undefined : message
  }
  return (
    <Card
      title={<Trans>Delete this site</Trans>}
      description={
        <Trans>
          This removes the site, its goals, its links and its data in {instance} only, not in Google Analytics. It
          cannot be undone: export the data first if you may need it.
        </Trans>
      }
    >
      <Button variant="danger" icon={DeleteIcon} isDisabled={!canEdit} onPress={() => setIsConfirming(true)}>
        <Trans>Delete site</Trans>
      </Button>
      {isConfirming && (
        <ConfirmCall
          title={<Trans>Delete {name}?</Trans>}
          confirmLabel={<Trans>Delete site</Trans>}
          typeToConfirm={domain}
          onOpenChange={() => setIsConfirming(false)}
          run={remove}
          onDone={() => {
            toast.success(t`Deleted`)
            navigate(paths.sites)
            void queries.invalidateQueries({ queryKey: siteKeys.all })
          }}
        >
          <Trans>All of its data is deleted from this product for good.</Trans>
        </ConfirmCall>
      )}
    </Card>
  )
}
