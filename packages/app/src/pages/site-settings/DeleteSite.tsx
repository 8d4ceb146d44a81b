import { Trans, useLingui } from '@lingui/react/macro'
import type { Website } from '@sightline/api-client'
import { Button, ConfirmDialog, DeleteIcon, toast } from '@sightline/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { paths } from '../../navigation/paths.ts'
import { useSession } from '../../session/SessionProvider.tsx'
import { websitesKey } from '../../session/websiteLists.ts'
import { useMessageText } from '../../texts/messageTexts.ts'
import { Part } from './Part.tsx'

/** Removes the site and what was collected for it, once its domain was typed. */
export function DeleteSite({ website, canEdit }: { website: Website; canEdit: boolean }) {
  const { t } = useLingui()
  const { api } = useSession()
  const text = useMessageText()
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const [isAsked, setIsAsked] = useState(false)
  const [isPending, setIsPending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const { id, name, domain } = website
  const remove = async () => {
    setIsPending(true)
    setError(null)
    const result = await api.website.deleteWebsite({ site_id: id, domain })
    setIsPending(false)
    if (result.code !== 200) return setError(text(result.message))
    toast.success(t`Deleted`)
    navigate(paths.sites)
    void queries.invalidateQueries({ queryKey: websitesKey })
  }
  const close = () => {
    setIsAsked(false)
    setError(null)
  }
  return (
    <Part
      title={<Trans>Delete this site</Trans>}
      lead={
        <Trans>
          The site, its goals and links and all data that was collected for it are removed from this product, and cannot
          be brought back. Nothing is deleted at Google. Export the data first if you may need them.
        </Trans>
      }
    >
      <Button variant="danger" icon={DeleteIcon} isDisabled={!canEdit} onPress={() => setIsAsked(true)}>
        <Trans>Delete site</Trans>
      </Button>
      <ConfirmDialog
        title={<Trans>Delete {name}?</Trans>}
        confirmLabel={<Trans>Delete site</Trans>}
        typeToConfirm={domain}
        isOpen={isAsked}
        onClose={close}
        onConfirm={() => void remove()}
        isPending={isPending}
        error={error}
      >
        <Trans>All of its data is deleted from this product for good.</Trans>
      </ConfirmDialog>
    </Part>
  )
}
