import { msg, plural } from '@lingui/core/macro'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { styled } from 'styled-components'
import { useFormat } from '../../../format/index.ts'
import { useText } from '../../../format/useText.ts'
import { token } from '../../../theme/theme.ts'
import { tabular, typography } from '../../../theme/typography.ts'
import { Button } from '../../actions/Button/index.ts'
import { Callout } from '../Callout/index.ts'
import { Progress } from '../Progress/index.ts'
import type { StrictOmit } from '../../props.ts'

export type JobState = 'queued' | 'running' | 'succeeded' | 'cancelled' | 'failed'

export interface JobProgressProps extends StrictOmit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Names the work: “Importing users”. */
  label: string
  /** The state of the work. */
  state: JobState
  /**
   * The number of parts that are done.
   * @default 0
   */
  done?: number | undefined
  /**
   * The number of all parts; null while it is not known.
   * @default null
   */
  total?: number | null | undefined
  /**
   * Whether the parts are of no meaning by themselves, such as thousandths: only their share is shown.
   * @default false
   */
  isRelative?: boolean | undefined
  /**
   * The number of parts that were refused, which end a finished job in a warning.
   * @default 0
   */
  problems?: number | undefined
  /** The reason of a failure, in a sentence. */
  errorMessage?: ReactNode | undefined
  /** Stops the job; without it no button is shown. */
  onStop?: (() => void) | undefined
  /**
   * Whether stopping has been requested but is not done yet.
   * @default false
   */
  isPending?: boolean | undefined
}

/** Shows the progress and the result of a background job, with a button to stop it. */
export function JobProgress(props: JobProgressProps) {
  const { label, state, done = 0, total = null, isRelative = false, problems = 0, ...others } = props
  const { errorMessage, onStop, isPending = false, ...rest } = others
  const text = useText()
  const format = useFormat()
  const isGoing = state === 'queued' || state === 'running'
  const [doneCount, totalCount] = [format.full(done), format.full(total)]
  return (
    <Root {...rest} data-state={state}>
      <Progress label={label} value={total === null && isGoing ? null : done} maxValue={total ?? Math.max(done, 1)} />
      {isGoing && (state === 'queued' || (total !== null && !isRelative) || onStop !== undefined) && (
        <Line>
          <span data-part="count">
            {state === 'queued'
              ? text(msg`Waiting to start`)
              : total !== null && !isRelative && text(msg`${doneCount} of ${totalCount}`)}
          </span>
          {onStop !== undefined && (
            <Button size="sm" isPending={isPending} onPress={onStop}>
              {text(msg`Stop`)}
            </Button>
          )}
        </Line>
      )}
      {state === 'succeeded' &&
        (problems === 0 ? (
          <Callout tone="positive" title={text(msg`Done`)} />
        ) : (
          <Callout
            tone="warning"
            title={text(
              msg`${plural(problems, { one: 'Finished with # problem', other: 'Finished with # problems' })}`,
            )}
          />
        ))}
      {state === 'cancelled' && <Callout tone="warning" title={text(msg`Stopped. What was done so far stays.`)} />}
      {state === 'failed' && (
        <Callout tone="negative" title={text(msg`It could not be finished`)}>
          {errorMessage}
        </Callout>
      )}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${token['space-5']};
`

const Line = styled.div`
  ${typography.caption}
  ${tabular}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token['space-5']};
  min-block-size: ${token['control-sm']};
  color: ${token['text-tertiary']};
`
