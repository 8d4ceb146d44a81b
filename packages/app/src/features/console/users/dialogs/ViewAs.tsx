import { Trans } from '@lingui/react/macro'
import { tokenMinutes, type AppUser } from '@sightline/api-client'
import { Button, Callout, Checkbox, Dialog } from '@sightline/ui'
import { FormActions, FormColumn } from '@sightline/ui/form'
import { useState } from 'react'
import { hrefOf } from '../../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../../lib/navigation/paths.ts'
import { useApi } from '../../../../lib/api/ApiContext.ts'
import { openAs } from '../../../auth/index.ts'
import { useMessageText } from '../../../../lib/i18n/messageTexts.ts'
import { nameOf } from '../nameOf.ts'

/** Opens the product in a new tab as somebody else sees it. */
export function ViewAs({ user, onClose }: { user: AppUser; onClose: () => void }) {
  const api = useApi()
  const text = useMessageText()
  const name = nameOf(user)
  const [mayWrite, setMayWrite] = useState(false)
  const [isPending, setIsPending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [isBlocked, setIsBlocked] = useState(false)
  const view = async () => {
    setIsPending(true)
    setError(null)
    const result = await api.appUser.fetchToken({ id: user.id, may_write: mayWrite })
    setIsPending(false)
    if (result.code !== 200) return setError(text(result.message))
    if (openAs(result.data, hrefOf(paths.sites))) onClose()
    else setIsBlocked(true)
  }
  return (
    <Dialog
      title={<Trans>View as {name}</Trans>}
      isOpen
      onOpenChange={onClose}
      footer={
        <FormActions>
          <>
            <Button onPress={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button variant="primary" isPending={isPending} onPress={() => void view()}>
              <Trans>Open in a new tab</Trans>
            </Button>
          </>
        </FormActions>
      }
    >
      <FormColumn as="div">
        <span>
          <Trans>You see what this person sees, for {tokenMinutes} minutes. It is written into the audit log.</Trans>
        </span>
        <Checkbox isSelected={mayWrite} onChange={setMayWrite}>
          <Trans>Allow changes in this person’s name</Trans>
        </Checkbox>
        {error !== null && <Callout tone="negative" title={error} />}
        {isBlocked && (
          <Callout
            tone="warning"
            title={<Trans>The browser did not open a tab. Please allow it, and try again.</Trans>}
          />
        )}
      </FormColumn>
    </Dialog>
  )
}
