import { BulkReport as KitBulkReport } from '@sightline/ui'
import { useMessageText } from '../../i18n/messageTexts.ts'
import type { BulkResult } from './bulkCall.ts'

interface BulkReportProps {
  result: BulkResult
  /** The name of the row with the id. */
  nameOf: (id: string) => string
  onClose: () => void
}

/** The result of a bulk call, with the reasons in the words of the service’s messages. */
export function BulkReport({ result, nameOf, onClose }: BulkReportProps) {
  const text = useMessageText()
  const { done, failed, failedCount, notTried, error = null } = result
  return (
    <KitBulkReport
      isOpen
      onOpenChange={onClose}
      done={done}
      failures={failed.map(({ id, message }) => ({ id, name: nameOf(id), message: text(message) }))}
      failureCount={failedCount}
      skippedCount={notTried}
      errorMessage={error === null ? undefined : text(error)}
    />
  )
}
