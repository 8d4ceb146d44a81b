import { msg } from '@lingui/core/macro'
import { useEffect, useState } from 'react'
import styled, { keyframes } from 'styled-components'
import { useText } from '../../text/useText.ts'
import { reducedMotion, token } from '../../theme/theme.ts'

export interface ProgressBarProps {
  /** Whether requests run. */
  isRunning: boolean
}

/** A line at the very top while requests run. It says nothing about how far they are. */
export function ProgressBar({ isRunning }: ProgressBarProps) {
  const text = useText()
  const phase = usePhase(isRunning)
  if (phase === 'idle') return null
  return <Bar role="progressbar" aria-label={text(msg`Loading`)} data-phase={phase} />
}

const delayMs = 150
const fadeMs = 200

/** Idle for the first 150 ms of a request, so that quick answers do not flicker; `done` while the bar fades. */
function usePhase(isRunning: boolean): 'idle' | 'running' | 'done' {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(isRunning), isRunning ? delayMs : fadeMs)
    return () => clearTimeout(timer)
  }, [isRunning])
  if (!isShown) return 'idle'
  return isRunning ? 'running' : 'done'
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
  }
`
