import { BulkReport as KitBulkReport } from '@sightline/ui'
import { useMessageText } from '../../i18n/messageTexts.ts'
import type { BulkResult } from './bulk.ts'

interface BulkReportProps {
  result: BulkResult
  /** What the row of an id is called. */
  nameOf: (id: string) => string
  onClose: () => void
}

/** What became of many rows, in the words of the service’s messages. */
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
