import { msg } from '@lingui/core/macro'
import { TriangleAlert, X } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import type { Ref } from 'react'
import { Tag, TagGroup, TagList, type TagGroupProps } from 'react-aria-components/TagGroup'
import { styled } from 'styled-components'
import { iconTarget } from '../../actions/IconButton/iconTarget.styles.ts'
import { useText } from '../../../format/useText.ts'
import { focusRing, token } from '../../../theme/theme.ts'
import { typography } from '../../../theme/typography.ts'
import { truncate } from '../FilterChip/truncate.ts'
import { Icon } from '../../data/Icon/index.ts'
import { withoutUndefined, type FromAria, type StrictOmit } from '../../props.ts'
import { listOf } from '../../../theme/wrongProps.ts'

export interface RemovableChip {
  id: string
  /** The name of the filter. */
  name: string
  /** The displayed value. */
  value: string
  /**
   * Whether the value is not valid, so that the filter is not applied.
   * @default false
   */
  isInvalid?: boolean | undefined
}

export interface FilterChipsProps extends FromAria<
  StrictOmit<TagGroupProps, 'children' | 'className' | 'style' | 'render' | 'onRemove'>
> {
  /** Accessible name of the group of chips. */
  'aria-label': string
  /** The filters, in order. */
  items: readonly RemovableChip[]
  /** Called with the chip whose × was pressed, or that was removed by Backspace or Delete. */
  onRemove: (id: string) => void
  ref?: Ref<HTMLDivElement> | undefined
}

/** The filters of a list as chips, each of which can be removed. */
export function FilterChips({ items: givenItems, onRemove, ...rest }: FilterChipsProps) {
  const items = listOf(givenItems, 'FilterChips')
  const text = useText()
  return (
    <TagGroup {...withoutUndefined(rest)} onRemove={(ids) => ids.forEach((id) => onRemove(String(id)))}>
      <List>
        {items.map(({ id, name, value, isInvalid = false }) => (
          <Chip
            key={id}
            id={id}
            textValue={isInvalid ? text(msg`${name} ${value}, not valid`) : `${name} ${value}`}
            data-invalid={isInvalid || undefined}
          >
            {isInvalid && <Icon icon={TriangleAlert} size={14} />}
            <bdi>{name}</bdi>
            <Value title={value}>{truncate(value)}</Value>
            {isInvalid && <span>{text(msg`not valid`)}</span>}
            <Remove slot="remove" aria-label={text(msg`Remove`)}>
              <Icon icon={X} size={14} />
            </Remove>
          </Chip>
        ))}
      </List>
    </TagGroup>
  )
}

const List = styled(TagList)`
  display: flex;
  flex-wrap: wrap;
  gap: ${token['space-4']};
`

const Chip = styled(Tag)`
  ${typography.body}
  display: inline-flex;
  align-items: center;
  gap: ${token['space-3']};
  min-block-size: ${token['control-sm']};
  padding-inline: ${token['space-4']} ${token['space-1']};
  border-radius: 7px;
  color: ${token['text-secondary']};
  background: ${token['accent-soft']};
  box-shadow: inset 0 0 0 1px ${token['accent-soft-strong']};
  cursor: default;
  outline: none;
  &[data-invalid] {
    color: ${token['negative-text']};
    background: ${token['negative-soft']};
    box-shadow: inset 0 0 0 1px ${token['negative-solid']};
  }
  &[data-focus-visible] {
    ${focusRing}
  }
`

const Value = styled.bdi`
  font-weight: ${token['weight-semibold']};
  color: ${token['text-primary']};
`

const Remove = styled(AriaButton)`
  ${iconTarget}
`
