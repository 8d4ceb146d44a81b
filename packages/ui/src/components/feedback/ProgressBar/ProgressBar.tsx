import { msg } from '@lingui/core/macro'
import { useEffect, useState, type ComponentPropsWithRef } from 'react'
import { styled, keyframes } from 'styled-components'
import { useText } from '../../../format/useText.ts'
import { reducedMotion, token } from '../../../theme/theme.ts'
import { VisuallyHidden } from '../../layout/VisuallyHidden/index.ts'
import type { StrictOmit } from '../../props.ts'

export interface ProgressBarProps extends StrictOmit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Whether requests are running. */
  isRunning: boolean
}

/** A line at the top of the window while requests are running. It is indeterminate. */
export function ProgressBar({ isRunning, ...rest }: ProgressBarProps) {
  const text = useText()
  const isShown = useDelayed(isRunning, delayMs, fadeMs)
  const isLong = useDelayed(isRunning, announceMs, 0)
  const loading = text(msg`Loading`)
  return (
    <div {...rest} aria-live="polite">
      {isShown && <Bar role="progressbar" aria-label={loading} data-phase={isRunning ? 'running' : 'done'} />}
      {isLong && <VisuallyHidden>{loading}</VisuallyHidden>}
    </div>
  )
}

/** The delay prevents flickering for fast responses. */
const delayMs = 150
const fadeMs = 200
/** Screen readers are only told about long waits. */
const announceMs = 2000

/** A boolean that follows `isOn` with a delay in ms for each direction. */
function useDelayed(isOn: boolean, onMs: number, offMs: number): boolean {
  const [isDelayed, setIsDelayed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsDelayed(isOn), isOn ? onMs : offMs)
    return () => clearTimeout(timer)
  }, [isOn, onMs, offMs])
  return isDelayed
}

const trickle = keyframes`
  0% { scale: 0.08 1; }
  20% { scale: 0.45 1; }
  100% { scale: 0.9 1; }
`

const Bar = styled.div`
  position: fixed;
  z-index: ${token['z-progress']};
  inset-block-start: 0;
  inset-inline: 0;
  block-size: 3px;
  background: ${token.accent};
  transform-origin: 0 50%;
  pointer-events: none;
  &:dir(rtl) {
    transform-origin: 100% 50%;
  }
  &[data-phase='running'] {
    animation: ${trickle} 10s ${token['ease-standard']} forwards;
  }
  &[data-phase='done'] {
    opacity: 0;
    transition: opacity ${fadeMs}ms ${token['ease-exit']};
  }
  ${reducedMotion} {
    &[data-phase='running'] {
      scale: 0.5 1;
      animation: none;
    }
    &[data-phase='done'] {
      transition-duration: ${token['duration-instant']};
    }
  }
`
