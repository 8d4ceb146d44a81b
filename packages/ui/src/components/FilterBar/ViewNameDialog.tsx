import { msg } from '@lingui/core/macro'
import { useState } from 'react'
import { useText } from '../../text/useText.ts'
import { Button } from '../Button/index.ts'
import { Dialog } from '../Dialog/index.ts'
import { TextField } from '../TextField/index.ts'

interface ViewNameDialogProps {
  title: string
  /** Its name so far. */
  name?: string
  isOpen: boolean
  onClose: () => void
  onSave: (name: string) => Promise<void>
}

/** Asks what a view is to be called. */
export function ViewNameDialog({ title, name, isOpen, onClose, onSave }: ViewNameDialogProps) {
  return (
    <Dialog title={title} isOpen={isOpen} onOpenChange={onClose}>
      <NameForm name={name ?? ''} onClose={onClose} onSave={onSave} />
    </Dialog>
  )
}

/** How long a name can be. */
const mostLetters = 80

/** Begins anew whenever the dialog opens. */
function NameForm({ name, onClose, onSave }: Pick<ViewNameDialogProps, 'onClose' | 'onSave'> & { name: string }) {
  const text = useText()
  const [typed, setTyped] = useState(name)
  const [state, setState] = useState<'typed' | 'empty' | 'pending' | 'failed'>('typed')
  const save = () => {
    const wanted = typed.trim()
    if (wanted === '') {
      setState('empty')
      return
    }
    setState('pending')
    onSave(wanted).then(onClose, () => setState('failed'))
  }
  const errors = {
    typed: undefined,
    pending: undefined,
    empty: text(msg`Please fill in a name`),
    failed: text(msg`It could not be saved. Please try again.`),
  }
  return (
    <form
      noValidate
      style={{ display: 'grid', gap: 16 }}
      onSubmit={(event) => {
        event.preventDefault()
        // A form inside of a popover is inside of another one, for React.
        event.stopPropagation()
        save()
      }}
    >
      <TextField
        label={text(msg`Name`)}
        autoFocus
        maxLength={mostLetters}
        value={typed}
        error={errors[state]}
        onChange={(value) => {
          setTyped(value)
          setState('typed')
        }}
      />
      <div style={{ display: 'flex', justifyContent: 'flex-end', gap: 8 }}>
        <Button variant="ghost" onPress={onClose}>
          {text(msg`Cancel`)}
        </Button>
        <Button variant="primary" type="submit" isPending={state === 'pending'}>
          {text(msg`Save`)}
        </Button>
      </div>
    </form>
  )
}
