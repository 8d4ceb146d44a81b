import { styled } from 'styled-components'
import { useMemo, type ComponentPropsWithRef } from 'react'
import { focusRing, forcedEdge, token } from '../../../theme/theme.ts'
import { typography } from '../../../theme/typography.ts'
import { CopyButton } from '../../actions/CopyButton/index.ts'
import { tokensOf, type MarkupToken } from './markup.ts'
import type { StrictOmit } from '../../props.ts'

export interface CodeSnippetProps extends StrictOmit<ComponentPropsWithRef<'div'>, 'children' | 'onCopy'> {
  /** The HTML source. */
  code: string
  /** Accessible name of the code block. */
  'aria-label': string
  /** Called once the code is on the clipboard. */
  onCopy?: (() => void) | undefined
}

/** Shows HTML to copy. It is not mirrored in right-to-left languages. */
export function CodeSnippet({ code, onCopy, ...rest }: CodeSnippetProps) {
  const { 'aria-label': label, ...root } = rest
  const tokens = useMemo(() => tokensOf(code), [code])
  return (
    <Root {...root}>
      {/** The block is focusable, because it scrolls on narrow screens. */}
      <Code aria-label={label} data-part="code" dir="ltr" role="region" tabIndex={0}>
        <code>
          {tokens.map(({ kind, text }, index) => (
            // The order of the tokens never changes, so their index is a stable key.
            <Piece key={index} $kind={kind}>
              {text}
            </Piece>
          ))}
        </code>
      </Code>
      <Corner>
        <CopyButton value={code} onCopy={onCopy} />
      </Corner>
    </Root>
  )
}

const Root = styled.div`
  position: relative;
  direction: ltr;
`

const Code = styled.pre`
  ${typography.code}
  margin: 0;
  padding: ${token['space-6']} 1.125rem;
  border-radius: ${token['radius-md']};
  color: ${token['code-text']};
  background: ${token['code-bg']};
  box-shadow: inset 0 0 0 1px ${token['border-subtle']};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  overflow: auto;
  code {
    font: inherit;
  }
  /** Keeps the code clear of the button in the corner. */
  &::before {
    content: '';
    float: inline-end;
    inline-size: 6rem;
    block-size: 2rem;
  }
  ${forcedEdge}
  &:focus-visible {
    ${focusRing}
  }
`

const Corner = styled.div`
  position: absolute;
  inset-block-start: 0.625rem;
  inset-inline-end: 0.625rem;
`

const colours = {
  tag: token['code-tag'],
  attribute: token['code-attr'],
  string: token['code-string'],
  text: 'inherit',
} satisfies Record<MarkupToken['kind'], string>

const Piece = styled.span<{ $kind: MarkupToken['kind'] }>`
  color: ${({ $kind }) => colours[$kind]};
`
