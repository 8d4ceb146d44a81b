import { Trans, useLingui } from '@lingui/react/macro'
import { unwrap, type Annotation } from '@sightline/api-client'
import {
  Button,
  DataList,
  DataListItem,
  DeleteIcon,
  Dialog,
  EditIcon,
  IconButton,
  PlusIcon,
  Text,
  toast,
  useFormat,
} from '@sightline/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { AnnotationDialog } from './AnnotationDialog.tsx'
import { statsKeys } from '../api.ts'
import { offerUndo } from '../../../lib/undo/offerUndo.ts'

interface AnnotationsDialogProps {
  siteId: string
  annotations: readonly Annotation[]
  /** The day that a new annotation has at first. */
  day: string
  /** Whether the chart’s buckets are shorter than a day; an annotation is about a whole day. */
  isByHour: boolean
  /** Whether annotations can be added, changed and removed. */
  mayChange: boolean
  onClose: () => void
}

/** The annotations on the days of the chart, which the owner of the site writes. */
export default function AnnotationsDialog({
  siteId,
  annotations,
  day,
  isByHour,
  mayChange,
  onClose,
}: AnnotationsDialogProps) {
  const { t } = useLingui()
  const [edited, setEdited] = useState<Annotation | { day: string } | null>(
    annotations.length === 0 && mayChange ? { day } : null,
  )
  if (edited !== null) {
    return (
      <AnnotationDialog
        siteId={siteId}
        annotation={edited}
        onClose={() => (annotations.length === 0 ? onClose() : setEdited(null))}
      />
    )
  }
  return (
    <Dialog
      title={t`Notes`}
      isOpen
      onOpenChange={onClose}
      footer={
        mayChange ? (
          <Button icon={PlusIcon} onPress={() => setEdited({ day })}>
            <Trans>Add note</Trans>
          </Button>
        ) : undefined
      }
    >
      <DataList>
        {annotations.map((annotation) => (
          <AnnotationItem
            key={annotation.id}
            {...{ siteId, annotation, isByHour, mayChange }}
            onEdit={() => setEdited(annotation)}
            onRemoved={() => {
              if (annotations.length <= 1) onClose()
            }}
          />
        ))}
      </DataList>
    </Dialog>
  )
}

interface AnnotationItemProps {
  siteId: string
  annotation: Annotation
  isByHour: boolean
  mayChange: boolean
  onEdit: () => void
  onRemoved: () => void
}

function AnnotationItem({ siteId, annotation, isByHour, mayChange, onEdit, onRemoved }: AnnotationItemProps) {
  const { t } = useLingui()
  const text = useMessageText()
  const format = useFormat()
  const api = useApi()
  const queries = useQueryClient()
  const renew = async () => queries.invalidateQueries({ queryKey: statsKeys.annotations(siteId) })
  const fail = (error: Error) => toast.error(text(error.message))
  const removal = useMutation({
    mutationFn: () => unwrap(api.annotation.deleteAnnotation({ site_id: siteId, id: annotation.id })),
    onSuccess: async ({ deletion_id }) => {
      const texts = { deleted: t`Deleted`, undo: t`Undo` }
      offerUndo({ api, queries, siteId, deletionId: deletion_id, texts, reasonOf: text })
      onRemoved()
      await renew()
    },
    onError: fail,
  })
  const noon = `${annotation.day}T12:00:00Z`
  return (
    <DataListItem
      actions={
        mayChange ? (
          <>
            <IconButton icon={EditIcon} aria-label={t`Edit note`} onPress={onEdit} />
            <IconButton icon={DeleteIcon} aria-label={t`Delete note`} onPress={() => removal.mutate()} />
          </>
        ) : undefined
      }
    >
      <Text as="div" size="sm">
        {format.days(noon, noon, 'UTC')}
        {isByHour && (
          <>
            {' · '}
            <Trans>the whole day</Trans>
          </>
        )}
      </Text>
      <bdi>{annotation.text}</bdi>
    </DataListItem>
  )
}
