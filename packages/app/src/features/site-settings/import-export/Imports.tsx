import { Trans, useLingui } from '@lingui/react/macro'
import type { EventImport } from '@sightline/api-client'
import { Card, DataTable, DeleteIcon, EmptyState, Stack, TransferIcon } from '@sightline/ui'
import { useState } from 'react'
import { loadingPropsOf } from '../../../lib/api/loadingPropsOf.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { RemovalProgress } from './RemovalProgress.tsx'
import { RemoveImport } from './RemoveImport.tsx'
import { useImportColumns } from './useImportColumns.tsx'
import { useImports } from './useImports.ts'

/** The imports whose events the site has, each of which can be removed as one piece. */
export function Imports({ siteId, canEdit }: { siteId: string; canEdit: boolean }) {
  const { t } = useLingui()
  const text = useMessageText()
  const answer = useImports(siteId)
  const columns = useImportColumns()
  const [removed, setRemoved] = useState<EventImport | null>(null)
  const [begun, setBegun] = useState<{ id: string; name: string } | null>(null)
  const running = answer.data?.find(({ state, has_failed }) => state === 'removing' && !has_failed)
  const shown = begun ?? (running?.job_id == null ? null : { id: running.job_id, name: running.name })
  return (
    <Card
      title={<Trans>Imports</Trans>}
      description={<Trans>Files that were imported into this site. You can remove the events of each one.</Trans>}
    >
      <Stack>
        <DataTable
          caption={t`Imports`}
          columns={columns}
          rowName={({ name }) => name}
          items={answer.data}
          {...loadingPropsOf(answer, text)}
          density="compact"
          rowAction={(row) => {
            const { name } = row
            return canEdit && isRemovable(row)
              ? { label: t`Remove ${name}…`, icon: DeleteIcon, onPress: () => setRemoved(row) }
              : null
          }}
          empty={<EmptyState icon={TransferIcon} level={3} title={<Trans>No imports yet</Trans>} />}
        />
        {shown !== null && <RemovalProgress key={shown.id} {...shown} siteId={siteId} />}
      </Stack>
      {removed !== null && (
        <RemoveImport
          siteId={siteId}
          row={removed}
          onBegun={(id) => setBegun({ id, name: removed.name })}
          onClose={() => setRemoved(null)}
        />
      )}
    </Card>
  )
}

/** A removal that has failed can be started again. */
const isRemovable = ({ state, has_failed }: EventImport): boolean => state === 'kept' || has_failed
