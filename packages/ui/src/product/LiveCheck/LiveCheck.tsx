import { Check, CircleCheck, CircleDashed, Radio, TriangleAlert } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useFormat } from '../../format/useFormat.ts'
import { Icon } from '../../components/data/Icon/index.ts'
import { Core, Entry, Help, Log, Ring, Rings, Root, Text, Title } from './LiveCheck.styles.ts'
import type { StrictOmit } from '../../components/props.ts'
import { listOf } from '../../theme/wrongProps.ts'

export interface LiveCheckProps extends StrictOmit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The state: no event yet, an event was counted, or an event was dropped. */
  state: 'waiting' | 'seen' | 'dropped'
  /** The title of the state, in a few words. */
  title: ReactNode
  /** The next step, or the consequence. */
  children: ReactNode
  /** The steps so far: a step with an instant is done, one with a note is running. */
  items: readonly { label: string; at?: string | Date | undefined; note?: string | undefined }[]
  /** Help for people who wait for a long time. */
  description?: ReactNode | undefined
}

/** Waits for the first event of a site and shows its state. */
export function LiveCheck({ state, title, children, items: givenItems, description, ...rest }: LiveCheckProps) {
  const items = listOf(givenItems, 'LiveCheck')
  const format = useFormat()
  return (
    <Root {...rest}>
      <Rings data-state={state} aria-hidden="true">
        {[0, 1, 2].map((index) => (
          <Ring key={index} $index={index} />
        ))}
        <Core>
          <Icon icon={icons[state]} />
        </Core>
      </Rings>
      <div role="status">
        <Title>{title}</Title>
        <Text>{children}</Text>
      </div>
      <Log>
        {items.map(({ label, at, note }) => (
          <Entry key={label} data-state={at === undefined ? 'running' : 'done'}>
            <Icon icon={at === undefined ? CircleDashed : CircleCheck} />
            {label}
            {at !== undefined && <time dateTime={new Date(at).toISOString()}>{format.clock(at)}</time>}
            {note !== undefined && <span data-part="note">{note}</span>}
          </Entry>
        ))}
      </Log>
      {description !== undefined && <Help>{description}</Help>}
    </Root>
  )
}

const icons = { waiting: Radio, seen: Check, dropped: TriangleAlert }
