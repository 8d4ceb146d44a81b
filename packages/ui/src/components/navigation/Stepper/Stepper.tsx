import { msg } from '@lingui/core/macro'
import { Check } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'
import { useText } from '../../../format/useText.ts'
import { forcedEdge, from, token, visuallyHidden } from '../../../theme/theme.ts'
import { typography } from '../../../theme/typography.ts'
import { Icon } from '../../data/Icon/index.ts'
import type { StrictOmit } from '../../props.ts'
import { listOf } from '../../../theme/wrongProps.ts'

export interface StepperProps extends StrictOmit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** Names of the steps, in order. */
  items: readonly string[]
  /** Index of the current step; the number of steps when all are done. */
  current: number
  /** Accessible name of the list. */
  'aria-label': string
}

/** The progress of a task of several pages. */
export function Stepper({ items: givenItems, current, ...rest }: StepperProps) {
  const items = listOf(givenItems, 'Stepper')
  const text = useText()
  return (
    <Root {...rest}>
      {items.map((step, index) => {
        const state = index < current ? 'done' : index === current ? 'current' : 'ahead'
        return (
          <Step key={step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <Mark data-part="mark">{state === 'done' ? <Icon icon={Check} size={14} /> : index + 1}</Mark>
            <span data-part="name">
              {step}
              {state === 'done' && <Hidden> ({text(msg`done`)})</Hidden>}
            </span>
          </Step>
        )
      })}
    </Root>
  )
}

const Root = styled.ol.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token['space-4']} ${token['space-5']};
  margin: 0 0 ${token['space-8']};
  padding: 0;
  list-style: none;
`

const Mark = styled.span`
  ${typography.caption}
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 1.375rem;
  block-size: 1.375rem;
  border-radius: ${token['radius-full']};
  font-weight: ${token['weight-semibold']};
  ${forcedEdge}
`

const Hidden = styled.span`
  ${visuallyHidden}
`

const Step = styled.li`
  ${typography.body}
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token['space-4']};
  font-weight: ${token['weight-medium']};
  color: ${token['text-tertiary']};
  ${Mark} {
    box-shadow: inset 0 0 0 1px ${token['border-control']};
  }
  &:not(:last-child)::after {
    content: '';
    inline-size: ${token['space-5']};
    block-size: 1px;
    margin-inline-start: ${token['space-2']};
    background: ${token['border-default']};
    ${from('sm')} {
      inline-size: ${token['space-11']};
    }
  }
  &[data-state='current'] {
    font-weight: ${token['weight-strong']};
    color: ${token['text-primary']};
    ${Mark} {
      color: ${token['on-accent']};
      background: ${token.accent};
      box-shadow: none;
    }
  }
  &[data-state='done'] {
    color: ${token['text-primary']};
    ${Mark} {
      color: ${token['btn-primary-text']};
      background: ${token['btn-primary-bg']};
      box-shadow: none;
    }
  }
`
