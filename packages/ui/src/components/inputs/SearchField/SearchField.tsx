import { msg } from '@lingui/core/macro'
import { Search, X } from 'lucide-react'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components/SearchField'
import type { Ref } from 'react'
import { styled } from 'styled-components'
import { useText } from '../../../format/useText.ts'
import { token } from '../../../theme/theme.ts'
import { bareInput, control, fieldSizes, type FieldSize } from '../Field/index.ts'
import { Icon } from '../../data/Icon/index.ts'
import { IconButton } from '../../actions/IconButton/index.ts'
import { withoutUndefined, type FromAria, type StrictOmit } from '../../props.ts'

type AriaProps = FromAria<
  StrictOmit<
    AriaSearchFieldProps,
    'aria-label' | 'children' | 'className' | 'style' | 'render' | 'isInvalid' | 'validate'
  >
>

export interface SearchFieldProps extends AriaProps {
  /** The accessible name, which is also the placeholder: what is searched. */
  'aria-label': string
  /**
   * Height: 28, 32 or 40 px.
   * @default 'md'
   */
  size?: FieldSize | undefined
  /**
   * Whether it takes the whole width.
   * @default false
   */
  isFullWidth?: boolean | undefined
  ref?: Ref<HTMLDivElement> | undefined
}

/** Narrows down what the page shows. Escape empties it. */
export function SearchField({ size = 'md', isFullWidth = false, ...rest }: SearchFieldProps) {
  const text = useText()
  const { isDisabled = false, isReadOnly = false } = rest
  return (
    <Root {...withoutUndefined(rest)} $isFullWidth={isFullWidth}>
      {({ isEmpty }) => (
        <Box $size={size} isDisabled={isDisabled} isReadOnly={isReadOnly} data-part="box">
          <Icon icon={Search} />
          <Field placeholder={rest['aria-label']} />
          {!isEmpty && !isReadOnly && <IconButton size="sm" icon={X} aria-label={text(msg`Clear the search`)} />}
        </Box>
      )}
    </Root>
  )
}

const Root = styled(AriaSearchField)<{ $isFullWidth: boolean }>`
  inline-size: ${({ $isFullWidth }) => ($isFullWidth ? '100%' : '13.25rem')};
  max-inline-size: 100%;
`

const Box = styled(Group)<{ $size: FieldSize }>`
  ${control}
  ${({ $size }) => fieldSizes[$size]}
  display: flex;
  align-items: center;
  gap: ${token['space-4']};
  padding-inline: var(--inset) ${token['space-1']};
  & > svg {
    color: ${token['text-secondary']};
  }
`

const Field = styled(Input)`
  ${bareInput}
  padding: 0;
`
