import { Input } from 'react-aria-components/Input'
import { SearchField } from 'react-aria-components/SearchField'
import { styled } from 'styled-components'
import { coarsePointer, token } from '../../../theme/theme.ts'
import { typography } from '../../../theme/typography.ts'

/** The search field above a long menu or list. */
export const Search = styled(SearchField)`
  padding: ${token['space-2']};
  border-block-end: 1px solid ${token['border-subtle']};
`

export const SearchInput = styled(Input)`
  ${typography.body}
  inline-size: 100%;
  min-block-size: ${token['control-md']};
  padding-inline: ${token['space-4']};
  border: 0;
  border-radius: ${token['radius-sm']};
  font-family: inherit;
  color: ${token['text-primary']};
  background: ${token['bg-subtle']};
  outline: none;
  &::placeholder {
    color: ${token['text-tertiary']};
    opacity: 1;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
  &[data-focused] {
    box-shadow: inset 0 0 0 1.5px ${token['focus-ring']};
  }
  ${coarsePointer} {
    min-block-size: ${token['control-lg']};
    font-size: 1rem;
  }
`
