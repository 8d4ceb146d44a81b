import { Trans, useLingui } from '@lingui/react/macro'
import type { ShareLink } from '@sightline/api-client'
import { toast } from '@sightline/ui'
import { useSearchParams } from 'wouter'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { FormDialog } from '../../../lib/forms/FormDialog.tsx'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { useVersionedForm } from '../../../lib/forms/versioned/useVersionedForm.ts'
import { VersionConflict } from '../../../lib/forms/versioned/VersionConflict.tsx'
import type { ShareLinkDialogProps } from '../../../lib/share-links/ShareLinkDialogsContext.ts'
import { ShareLinkFields } from './ShareLinkFields.tsx'
import { useLinkInWords } from './useLinkInWords.ts'
import {
  changeShareLink,
  createShareLink,
  filtersIn,
  isShareLink,
  noShareLink,
  textOfFilters,
  valuesOfShareLink,
  type ShareLinkValues,
} from './shareLinkForm.ts'

/** Creates a share link; that of a filtered dashboard shows what is on the screen unless its filters are taken out. */
export function AddShareLink({ siteId, onChanged, onClose }: ShareLinkDialogProps) {
  const { t } = useLingui()
  const api = useApi()
  const [search] = useSearchParams()
  const state = useCallForm<ShareLinkValues, ShareLink>({
    defaultValues: { ...noShareLink, filters: textOfFilters(filtersIn(search.get('filters') ?? '')) },
    call: (values) => createShareLink(api, siteId, values),
    onDone: () => {
      toast.success(t`Link created`)
      onChanged()
      onClose()
    },
  })
  return (
    <FormDialog
      size="lg"
      title={<Trans>Create link</Trans>}
      state={state}
      sendLabel={<Trans>Create link</Trans>}
      onClose={onClose}
    >
      <ShareLinkFields siteId={siteId} control={state.form.control} />
    </FormDialog>
  )
}

/** Changes a share link, whose address stays. */
export function ChangeShareLink({ siteId, link, onChanged, onClose }: ShareLinkDialogProps & { link: ShareLink }) {
  const { t } = useLingui()
  const api = useApi()
  const inWords = useLinkInWords()
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
    <FormDialog
      size="lg"
      title={<Trans>Edit link</Trans>}
      state={state}
      sendLabel={<Trans>Save</Trans>}
      onClose={onClose}
    >
      {conflict !== null && (
        <VersionConflict
          {...conflict}
          theirs={inWords(conflict.theirs)}
          mine={inWords(conflict.mine)}
          labels={{
            name: t`Name of the link`,
            access: t`Who can open it`,
            ends_on: t`Last day`,
            filters: t`Fixed filters`,
            shows: t`Panels`,
            panels: t`Chosen panels`,
            has_annotations: t`Notes on the chart`,
          }}
        />
      )}
      <ShareLinkFields siteId={siteId} control={state.form.control} hasPassword={link.has_password} />
    </FormDialog>
  )
}
