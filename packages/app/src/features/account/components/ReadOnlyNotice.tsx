import { Callout, token } from '@sightline/ui'
import { styled } from 'styled-components'
import { useIsReadOnly } from '../api.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'

/** Says why nothing can be changed, while somebody else is looked at as. */
export function ReadOnlyNotice() {
  const text = useMessageText()
  return useIsReadOnly() ? (
    <Root>
      <Callout title={text('read_only_session')} />
    </Root>
  ) : null
}

const Root = styled.div`
  margin-block-end: ${token['space-6']};
`
