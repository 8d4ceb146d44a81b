import { Trans, useLingui } from '@lingui/react/macro'
import { unwrap, type Annotation } from '@sightline/api-client'
import {
  Button,
  DeleteIcon,
  Dialog,
  EditIcon,
  IconButton,
  PlusIcon,
  toast,
  token,
  type,
  useFormat,
} from '@sightline/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import styled from 'styled-components'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { AnnotationDialog } from './AnnotationDialog.tsx'
import { statsKeys } from '../api.ts'

interface AnnotationsDialogProps {
  siteId: string
  notes: readonly Annotation[]
  /** The day that a new note is at, at first. */
  day: string
  /** Whether the chart shows parts of days: a note is about a whole one. */
  isByHour: boolean
  /** Whether notes can be added, changed and removed. */
  mayChange: boolean
  onClose: () => void
}

/** Notes at days of the chart, which the owner of the site writes. */
export function AnnotationsDialog({ siteId, notes, day, isByHour, mayChange, onClose }: AnnotationsDialogProps) {
  const { t } = useLingui()
  const [edited, setEdited] = useState<Annotation | { day: string } | null>(
    notes.length === 0 && mayChange ? { day } : null,
  )
  if (edited !== null) {
    return (
      <AnnotationDialog
        siteId={siteId}
        note={edited}
        onClose={() => (notes.length === 0 ? onClose() : setEdited(null))}
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
      <List>
        {notes.map((note) => (
          <Note
            key={note.id}
            {...{ siteId, note, isByHour, mayChange }}
            onEdit={() => setEdited(note)}
            onRemoved={() => {
              if (notes.length <= 1) onClose()
            }}
          />
        ))}
      </List>
    </Dialog>
  )
}

interface NoteProps {
  siteId: string
  note: Annotation
  isByHour: boolean
  mayChange: boolean
  onEdit: () => void
  onRemoved: () => void
}

function Note({ siteId, note, isByHour, mayChange, onEdit, onRemoved }: NoteProps) {
  const { t } = useLingui()
  const text = useMessageText()
  const format = useFormat()
  const api = useApi()
  const queries = useQueryClient()
  const renew = async () => queries.invalidateQueries({ queryKey: statsKeys.annotations(siteId) })
  const fail = (error: Error) => toast.error(text(error.message))
  const again = useMutation({
    mutationFn: () => unwrap(api.annotation.addAnnotation({ site_id: siteId, day: note.day, text: note.text })),
    onSuccess: renew,
    onError: fail,
  })
  const removal = useMutation({
    mutationFn: () => unwrap(api.annotation.deleteAnnotation({ site_id: siteId, id: note.id })),
    onSuccess: async () => {
      toast.success(t`Deleted`, { label: t`Undo`, onAction: () => again.mutate() })
      onRemoved()
      await renew()
    },
    onError: fail,
  })
  const noon = `${note.day}T12:00:00Z`
  return (
    <Row>
      <div>
        <Day>
          {format.days(noon, noon, 'UTC')}
          {isByHour && (
            <>
              {' · '}
              <Trans>the whole day</Trans>
            </>
          )}
        </Day>
        <bdi>{note.text}</bdi>
      </div>
      {mayChange && (
        <span>
          <IconButton icon={EditIcon} aria-label={t`Change note`} onPress={onEdit} />
          <IconButton icon={DeleteIcon} aria-label={t`Remove note`} onPress={() => removal.mutate()} />
        </span>
      )}
    </Row>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${token['space-6']};
  margin: 0;
  padding: 0;
  list-style: none;
`

const Row = styled.li`
  ${type.body}
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token['space-4']};
  overflow-wrap: anywhere;
`

const Day = styled.div`
  ${type.caption}
  color: ${token['text-secondary']};
`
