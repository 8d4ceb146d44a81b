import { msg } from '@lingui/core/macro'
import { useState, type FormEvent } from 'react'
import { useText } from '../../../format/useText.ts'
import { GoToBox } from './Pagination.styles.ts'
import { pageIn } from './pageNumbers.ts'

interface GoToProps {
  /** Number of the last page. */
  last: number
  onOpen: (page: number) => void
}

/** A field for a page number, shown if there are pages without a button. Enter opens the page. */
export function GoTo({ last, onOpen }: GoToProps) {
  const text = useText()
  const [typed, setTyped] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const page = pageIn(typed, last)
    setTyped('')
    if (page !== undefined) onOpen(page)
  }
  return (
    <GoToBox onSubmit={submit}>
      <label>
        {text(msg`Go to page`)}
        <input
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
    </GoToBox>
  )
}
