import { msg } from '@lingui/core/macro'
import { CloudOff, RotateCw } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useText } from '../../../format/useText.ts'
import { Button } from '../../actions/Button/index.ts'
import { EmptyState } from '../EmptyState/index.ts'
import type { StrictOmit } from '../../props.ts'

export interface ErrorStateProps extends StrictOmit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Names the failed action. */
  title: ReactNode
  /** The reason in a plain sentence, where the title does not give it. */
  children?: ReactNode | undefined
  /** Retries; without it no button is shown. */
  onRetry?: (() => void) | undefined
  /** Additional actions. */
  actions?: ReactNode | undefined
  /**
   * Level of the heading.
   * @default 2
   */
  level?: 1 | 2 | 3 | undefined
}

/** Replaces the part of a page that failed to load; the rest keeps working. */
export function ErrorState({ title, children, onRetry, actions, level = 2, ...rest }: ErrorStateProps) {
  const text = useText()
  const hasActions = onRetry !== undefined || (actions !== undefined && actions !== null && actions !== false)
  return (
    <div role="alert" {...rest}>
      <EmptyState
        icon={CloudOff}
        title={title}
        level={level}
        actions={
          hasActions ? (
            <>
              {onRetry !== undefined && (
                <Button icon={RotateCw} onPress={onRetry}>
                  {text(msg`Try again`)}
                </Button>
              )}
              {actions}
            </>
          ) : undefined
        }
      >
        {children}
      </EmptyState>
    </div>
  )
}
