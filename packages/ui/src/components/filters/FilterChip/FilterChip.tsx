import { msg } from '@lingui/core/macro'
import { X } from 'lucide-react'
import type { ComponentPropsWithRef, KeyboardEvent, ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { styled } from 'styled-components'
import { useFormat } from '../../../format/index.ts'
import { iconTarget } from '../../actions/IconButton/iconTarget.styles.ts'
import { useText } from '../../../format/useText.ts'
import { coarsePointer, focusRing, forcedEdge, token } from '../../../theme/theme.ts'
import { typography } from '../../../theme/typography.ts'
import { Icon } from '../../data/Icon/index.ts'
import { Popover } from '../../overlays/Popover/index.ts'
import { VisuallyHidden } from '../../layout/VisuallyHidden/index.ts'
import { truncate } from './truncate.ts'
import type { StrictOmit } from '../../props.ts'

export interface FilterChipProps extends StrictOmit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The name of the field: Country. */
  field: string
  /** The name of the operator: is, contains. */
  operator: string
  /** The displayed values; one of them suffices. */
  values: readonly string[]
  /** Called to remove the filter, by its × button, Backspace or Delete. Without it the filter is fixed: a text without buttons. */
  onRemove?: (() => void) | undefined
  /** The editor of the filter, in a popover at the chip; it receives the function that closes it. */
  children?: ((close: () => void) => ReactNode) | undefined
  /** Called when the chip is pressed, if it opens no popover. */
  onEdit?: (() => void) | undefined
  /**
   * Whether the filter is read-only.
   * @default false
   */
  isDisabled?: boolean | undefined
}

/** A filter that is edited by pressing it and removed with its × button, or one that is fixed. */
export function FilterChip(props: FilterChipProps) {
  const { field, operator, values, onRemove, children, onEdit, isDisabled = false, onKeyDown, ...rest } = props
  const text = useText()
  const format = useFormat()
  const [first = '', ...others] = values
  const removeByKey = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event)
    // React events of the popover bubble through its portal, so only those of the chip are handled.
    const isOwn = event.target instanceof Node && event.currentTarget.contains(event.target)
    if (isDisabled || !isOwn || (event.key !== 'Backspace' && event.key !== 'Delete')) return
    event.preventDefault()
    onRemove?.()
  }
  const content = (
    <>
      <bdi>{field}</bdi> <span>{operator}</span> <Value title={format.list(values)}>{truncate(first)}</Value>
      {others.length > 0 && (
        <>
          <More aria-hidden="true" dir="ltr">
            +{others.length}
          </More>
          <VisuallyHidden>, {format.list(others)}</VisuallyHidden>
        </>
      )}
    </>
  )
  if (onRemove === undefined) {
    return (
      <Root {...rest} data-part="chip">
        <Body as="span" data-part="body">
          {content}
        </Body>
      </Root>
    )
  }
  const body = (
    <Body
      data-part="body"
      isDisabled={isDisabled}
      {...(children === undefined && onEdit !== undefined && { onPress: onEdit })}
    >
      {content}
    </Body>
  )
  return (
    <Root {...rest} onKeyDown={removeByKey} data-part="chip" data-disabled={isDisabled || undefined}>
      {children === undefined ? (
        body
      ) : (
        <Popover aria-label={text(msg`Edit filter`)} trigger={body}>
          {children}
        </Popover>
      )}
      <Remove aria-label={text(msg`Remove filter ${field}`)} isDisabled={isDisabled} onPress={onRemove}>
        <Icon icon={X} size={14} />
      </Remove>
    </Root>
  )
}

const Root = styled.div`
  display: inline-flex;
  max-inline-size: 100%;
  border-radius: 7px;
  background: ${token['accent-soft']};
  box-shadow: inset 0 0 0 1px ${token['accent-soft-strong']};
  ${forcedEdge}
`

const Body = styled(AriaButton)`
  ${typography.body}
  display: inline-flex;
  align-items: center;
  gap: ${token['space-2']};
  min-inline-size: 0;
  min-block-size: ${token['control-sm']};
  padding-block: 0;
  padding-inline: ${token['space-4']} ${token['space-1']};
  border: 0;
  border-radius: 7px;
  font-family: inherit;
  text-align: start;
  color: ${token['text-secondary']};
  background: transparent;
  cursor: pointer;
  outline: none;
  ${coarsePointer} {
    min-block-size: ${token['control-lg']};
  }
  &:is(span) {
    padding-inline-end: ${token['space-4']};
    cursor: auto;
  }
  &[data-hovered],
  &[aria-expanded='true'] {
    background: ${token['accent-soft-strong']};
  }
  &[data-focus-visible] {
    ${focusRing}
  }
  &[data-disabled],
  &[data-disabled] :is(bdi, span) {
    color: ${token['text-disabled']};
    cursor: not-allowed;
  }
`

const Value = styled.bdi`
  min-inline-size: 0;
  font-weight: ${token['weight-semibold']};
  color: ${token['text-primary']};
  overflow-wrap: anywhere;
`

const More = styled.span`
  font-weight: ${token['weight-semibold']};
  color: ${token['text-primary']};
`

const Remove = styled(AriaButton)`
  ${iconTarget}
  flex: none;
  align-self: center;
  margin-inline-end: ${token['space-1']};
  color: ${token['text-secondary']};
  &[data-disabled] {
    color: ${token['text-disabled']};
    cursor: not-allowed;
  }
`
