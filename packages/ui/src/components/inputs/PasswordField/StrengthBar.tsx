import { msg } from '@lingui/core/macro'
import { styled } from 'styled-components'
import { useText } from '../../../format/useText.ts'
import { token } from '../../../theme/theme.ts'
import { typography } from '../../../theme/typography.ts'
import { strengthOf, type Strength } from './strength.ts'

const words = {
  0: msg`Too short`,
  1: msg`Weak`,
  2: msg`Fair`,
  3: msg`Good`,
  4: msg`Strong`,
} as const satisfies Record<Strength, unknown>

/** Shows the strength of a password as four segments and a word. Its space is reserved before the first character. */
export function StrengthBar({ password }: { password: string }) {
  const text = useText()
  const strength = strengthOf(password)
  return (
    <Root data-part="strength">
      <Track>
        {[1, 2, 3, 4].map((step) => (
          <Segment key={step} $colour={step <= strength ? colourOf(strength) : undefined} />
        ))}
      </Track>
      <Word role="status">{password === '' ? '' : text(words[strength])}</Word>
    </Root>
  )
}

const colourOf = (strength: Strength): string => (strength > 2 ? token['positive-solid'] : token['warning-solid'])

const Root = styled.div`
  display: flex;
  align-items: center;
  min-block-size: 1rem;
`

const Track = styled.span`
  display: flex;
  flex: 1;
  gap: ${token['space-2']};
`

const Segment = styled.span<{ $colour: string | undefined }>`
  flex: 1;
  block-size: 3px;
  border-radius: ${token['radius-full']};
  background: ${({ $colour = token['bg-muted'] }) => $colour};
  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
    background: ${({ $colour }) => ($colour === undefined ? 'Canvas' : 'CanvasText')};
  }
`

const Word = styled.span`
  ${typography.caption}
  &:not(:empty) {
    margin-inline-start: ${token['space-4']};
  }
  color: ${token['text-secondary']};
`
