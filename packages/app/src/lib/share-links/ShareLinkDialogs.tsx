import { Trans, useLingui } from '@lingui/react/macro'
import type { ShareLink } from '@sightline/api-client'
import { toast } from '@sightline/ui'
import { useApi } from '../api/ApiContext.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import { useCallForm } from '../forms/useCallForm.ts'
import { useVersionedForm } from '../forms/versioned/useVersionedForm.ts'
import { VersionConflict } from '../forms/versioned/VersionConflict.tsx'
import { ShareLinkFields } from './ShareLinkFields.tsx'
import {
  changeShareLink,
  createShareLink,
  isShareLink,
  noShareLink,
  valuesOfShareLink,
  type ShareLinkValues,
} from './shareLinkForm.ts'

interface ShareLinkDialogProps {
  siteId: string
  onChanged: () => void
  onClose: () => void
}

/** Creates a share link. */
export function AddShareLink({ siteId, onChanged, onClose }: ShareLinkDialogProps) {
  const { t } = useLingui()
  const api = useApi()
  const state = useCallForm<ShareLinkValues, ShareLink>({
    defaultValues: noShareLink,
    call: (values) => createShareLink(api, siteId, values),
    onDone: () => {
      toast.success(t`Added`)
      onChanged()
      onClose()
    },
  })
  return (
    <FormDialog
      title={<Trans>Create link</Trans>}
      state={state}
      sendLabel={<Trans>Create link</Trans>}
      onClose={onClose}
    >
      <ShareLinkFields control={state.form.control} />
    </FormDialog>
  )
}

/** Changes a share link, whose address stays. */
export function ChangeShareLink({ siteId, link, onChanged, onClose }: ShareLinkDialogProps & { link: ShareLink }) {
  const { t } = useLingui()
  const api = useApi()
  const { state, conflict } = useVersionedForm<ShareLink, ShareLinkValues>({
    row: link,
    valuesOf: valuesOfShareLink,
    isRow: isShareLink,
    save: (values, seen) => changeShareLink(api, siteId, values, seen),
    onSaved: () => {
      onChanged()
      onClose()
    },
  })
  return (
    <FormDialog title={<Trans>Change link</Trans>} state={state} sendLabel={<Trans>Save</Trans>} onClose={onClose}>
      {conflict !== null && (
        <VersionConflict
          {...conflict}
          labels={{ name: t`Name of the link`, access: t`Who can open it`, ends_on: t`Last day` }}
        />
      )}
      <ShareLinkFields control={state.form.control} hasPassword={link.has_password} />
    </FormDialog>
  )
}
