import { token, typography } from '@sightline/ui'
import { styled } from 'styled-components'

/** The line below a form, with a link to the other form. */
export const OtherFormLine = styled.p`
  ${typography.bodyLarge}
  /** Keeps the height of the line while it is not known whether there is another way. */
  min-block-size: 1lh;
  margin: ${token['space-2']} 0 0;
  color: ${token['text-secondary']};
`
