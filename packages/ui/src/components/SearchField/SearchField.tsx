import { msg } from '@lingui/core/macro'
import { Search, X } from 'lucide-react'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField'
import type { Ref } from 'react'
import styled from 'styled-components'
import { useText } from '../../text/useText.ts'
import { coarsePointer, token } from '../../theme/theme.ts'
import { type } from '../../theme/typography.ts'
import { control } from '../Field/index.ts'
import { Icon } from '../Icon/index.ts'
import { IconButton } from '../IconButton/index.ts'

export interface SearchFieldProps {
  /** What is searched: the accessible name, and what stands in the empty field. */
  'aria-label': string
  value: string
  onChange: (value: string) => void
  /**
   * Whether it has the focus as soon as it is there; for what opens by a press.
   * @default false
   */
  autoFocus?: boolean
  /**
   * Whether it takes the whole width.
   * @default false
   */
  isFullWidth?: boolean
  ref?: Ref<HTMLDivElement>
}

/** Narrows down what the page shows. Escape empties it. */
export function SearchField(props: SearchFieldProps) {
  const { value, onChange, autoFocus = false, isFullWidth = false, ref, ...rest } = props
  const text = useText()
  const label = rest['aria-label']
  return (
    <Root
      aria-label={label}
      value={value}
      onChange={onChange}
      autoFocus={autoFocus}
      $isFullWidth={isFullWidth}
      ref={ref ?? null}
    >
      <Box>
        <Icon icon={Search} />
        <Field placeholder={label} />
        {value !== '' && <IconButton size="sm" icon={X} aria-label={text(msg`Clear the search`)} />}
      </Box>
    </Root>
  )
}

const Root = styled(AriaSearchField)<{ $isFullWidth: boolean }>`
  inline-size: ${({ $isFullWidth }) => ($isFullWidth ? '100%' : '13.25rem')};
  max-inline-size: 100%;
`

const Box = styled(Group)`
  ${control}
  display: flex;
  align-items: center;
  gap: ${token['space-4']};
  min-block-size: ${token['control-md']};
  padding-inline: ${token['space-5']} ${token['space-1']};
  border-radius: ${token['radius-sm']};
  & > svg {
    color: ${token['text-secondary']};
  }
  ${coarsePointer} {
    min-block-size: ${token['control-lg']};
  }
`

const Field = styled(Input)`
  ${type.body}
  flex: 1;
  min-inline-size: 0;
  padding: 0;
  border: 0;
  font-family: inherit;
  color: ${token['text-primary']};
  background: transparent;
  outline: none;
  &::placeholder {
    color: ${token['text-tertiary']};
    opacity: 1;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
  ${coarsePointer} {
    font-size: 1rem;
  }
`
