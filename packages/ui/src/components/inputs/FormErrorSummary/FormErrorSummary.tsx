import { msg, plural } from '@lingui/core/macro'
import {
  useEffect,
  useImperativeHandle,
  useRef,
  useSyncExternalStore,
  type ComponentPropsWithRef,
  type MouseEvent,
} from 'react'
import { styled } from 'styled-components'
import { useText } from '../../../format/useText.ts'
import { focusRing, token } from '../../../theme/theme.ts'
import { Callout } from '../../feedback/Callout/index.ts'
import { focusControl } from './focusControl.ts'
import { labelOfControl } from './labelOfControl.ts'
import type { StrictOmit } from '../../props.ts'

export interface FormErrorSummaryProps extends StrictOmit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /**
   * An entry for each invalid field: the id of its control or group of controls, and the error message. One that several
   * fields have is preceded by the label of each. Nothing is rendered without entries.
   */
  errors: readonly { id: string; message: string }[]
  /**
   * The number of attempts to send the form; the summary is focused when it changes.
   * @default 0
   */
  attempt?: number | undefined
}

/** The summary above a form that could not be sent: the number of wrong fields, with a link to each. */
export function FormErrorSummary({ errors, attempt = 0, ref, ...rest }: FormErrorSummaryProps) {
  const text = useText()
  const root = useRef<HTMLDivElement>(null)
  const focusedFor = useRef<number | null>(null)
  const isShown = errors.length > 0
  // Where several fields have the same message, their labels tell them apart: they are read where the fields stand.
  const isRepeated = ({ id, message }: (typeof errors)[number]) =>
    errors.some((other) => other.id !== id && other.message === message)
  const labels = useSyncExternalStore(
    subscribe,
    () => errors.map((error) => (isRepeated(error) ? labelOfControl(error.id) : '')).join('\n'),
    () => '',
  ).split('\n')
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current)
  useEffect(() => {
    if (!isShown || focusedFor.current === attempt) return
    focusedFor.current = attempt
    root.current?.focus()
  }, [attempt, isShown])
  if (!isShown) return null
  const count = errors.length
  return (
    <Root
      {...rest}
      ref={root}
      tabIndex={-1}
      tone="negative"
      title={text(
        msg`${plural(count, { one: 'One field needs your attention', other: '# fields need your attention' })}`,
      )}
    >
      <List>
        {errors.map(({ id, message }, index) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => focusField(event, id)}>
              {labelled(labels[index], message)}
            </a>
          </li>
        ))}
      </List>
    </Root>
  )
}

const labelled = (label = '', message: string): string => (label === '' ? message : `${label}: ${message}`)

/** The labels of a form are known once it was drawn, which the hook looks at by itself. */
const subscribe = () => () => {}

/** Moves the focus without changing the address, since an app may keep its route in the hash. */
function focusField(event: MouseEvent, id: string): void {
  event.preventDefault()
  focusControl(id)
}

const Root = styled(Callout)`
  &:focus-visible {
    ${focusRing}
  }
`

const List = styled.ul.attrs({ role: 'list' })`
  margin: ${token['space-1']} 0 0;
  padding: 0;
  list-style: none;
  a {
    color: inherit;
    text-underline-offset: 2px;
  }
  a:focus-visible {
    ${focusRing}
  }
`
