import { msg } from '@lingui/core/macro'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useText } from '../../../format/useText.ts'
import { token } from '../../../theme/theme.ts'
import { Button } from '../../actions/Button/index.ts'
import { Checkbox } from '../../inputs/Checkbox/index.ts'
import { Dialog } from '../../overlays/Dialog/index.ts'
import { TextField } from '../../inputs/TextField/index.ts'
import type { SavedViews } from './FilterBar.types.ts'

interface ViewNameDialogProps {
  title: string
  /** The present name. */
  name?: string | undefined
  /**
   * Whether the view can be shared with everybody.
   * @default false
   */
  canShare?: boolean | undefined
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onSave: SavedViews['onSave']
}

/** Asks for the name of a view and whether it is shared. */
export function ViewNameDialog({ title, name, canShare = false, isOpen, onOpenChange, onSave }: ViewNameDialogProps) {
  return (
    <Dialog title={title} isOpen={isOpen} onOpenChange={onOpenChange}>
      <NameForm name={name ?? ''} canShare={canShare} onClose={() => onOpenChange(false)} onSave={onSave} />
    </Dialog>
  )
}

/** The greatest length of a name. */
const maxLetters = 100

type NameFormProps = Pick<ViewNameDialogProps, 'onSave'> & { name: string; canShare: boolean; onClose: () => void }

/** The form is remounted whenever the dialog opens. */
function NameForm({ name, canShare, onClose, onSave }: NameFormProps) {
  const text = useText()
  const [typed, setTyped] = useState(name)
  const [isShared, setIsShared] = useState(false)
  const [isPending, setIsPending] = useState(false)
  const [error, setError] = useState<string>()
  const save = async () => {
    if (isPending) return
    const wanted = typed.trim()
    if (wanted === '') {
      setError(text(msg`Please fill in a name`))
      return
    }
    setIsPending(true)
    const reason = await onSave(wanted, isShared).catch(() => text(msg`It could not be saved. Please try again.`))
    setIsPending(false)
    if (reason === undefined) onClose()
    else setError(reason)
  }
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // React events bubble through portals, so submitting this form must not submit the form around it.
        event.stopPropagation()
        void save()
      }}
    >
      <TextField
        label={text(msg`Name`)}
        autoFocus
        maxLength={maxLetters}
        value={typed}
        errorMessage={error}
        onChange={(value) => {
          setTyped(value)
          setError(undefined)
        }}
      />
      {canShare && (
        <Checkbox isSelected={isShared} onChange={setIsShared}>
          {text(msg`Share with everyone who can see this data`)}
        </Checkbox>
      )}
      <Actions>
        <Button variant="quiet" onPress={onClose}>
          {text(msg`Cancel`)}
        </Button>
        <Button variant="primary" type="submit" isPending={isPending}>
          {text(msg`Save`)}
        </Button>
      </Actions>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${token['space-8']};
`

const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${token['space-4']};
`
