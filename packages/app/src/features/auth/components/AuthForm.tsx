import { Button } from '@sightline/ui'
import { Form, type SendForm } from '@sightline/ui/form'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { AuthFrame } from './AuthFrame.tsx'

interface AuthFormProps<Values extends FieldValues> {
  title: ReactNode
  /** One sentence below the title. */
  lead: ReactNode
  /** The first line on the dark panel, where it is not the usual one. */
  claim?: string
  state: SendForm<Values>
  /** The label of the submit button. */
  submit: ReactNode
  /** Content above the errors. */
  above?: ReactNode
  /** Links to other pages, below the button. */
  below?: ReactNode
  children: ReactNode
}

/** A page for people who are not signed in, with one form. */
export function AuthForm<Values extends FieldValues>(props: AuthFormProps<Values>) {
  const { title, lead, claim, state, submit, above, below, children } = props
  return (
    <AuthFrame title={title} description={lead} {...(claim !== undefined && { claim })}>
      <Form state={state} start={above}>
        {children}
        <Button type="submit" variant="primary" size="lg" isFullWidth isPending={state.isPending}>
          {submit}
        </Button>
        {below}
      </Form>
    </AuthFrame>
  )
}
