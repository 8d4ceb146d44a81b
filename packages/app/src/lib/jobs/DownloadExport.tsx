import { Trans, useLingui } from '@lingui/react/macro'
import { Button, DownloadIcon, toast } from '@sightline/ui'
import { useState } from 'react'
import { useApi } from '../api/ApiContext.ts'
import { useMessageText } from '../i18n/messageTexts.ts'

/** Downloads the file of an export; its address works once, and for a minute. */
export function DownloadExport({ id, name }: { id: string; name: string }) {
  const { t } = useLingui()
  const api = useApi()
  const text = useMessageText()
  const [isPending, setIsPending] = useState(false)
  const fetchFile = async () => {
    setIsPending(true)
    const result = await api.job.download({ id })
    setIsPending(false)
    if (result.code !== 200) return toast.error(text(result.message))
    location.assign(result.data.url)
  }
  return (
    <div>
      <Button
        size="sm"
        icon={DownloadIcon}
        isPending={isPending}
        aria-label={t`Download ${name}`}
        onPress={() => void fetchFile()}
      >
        <Trans>Download</Trans>
      </Button>
    </div>
  )
}
