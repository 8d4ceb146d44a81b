import { styled } from 'styled-components'
import { token } from '../../../theme/theme.ts'
import { typography } from '../../../theme/typography.ts'
import { IconSlot } from '../Icon/IconSlot.tsx'
import type { IconSource } from '../Icon/index.ts'
import { VisuallyHidden } from '../../layout/VisuallyHidden/index.ts'
import { pathPartsOf } from './pathParts.ts'

export type NameKind = 'text' | 'word' | 'path'

interface BreakdownNameProps {
  name: string
  kind: NameKind
  tag: string | IconSource | undefined
}

/** The name of a row with its tag; a long path is shortened in the middle. */
export function BreakdownName({ name, kind, tag }: BreakdownNameProps) {
  return (
    <Root title={name}>
      {tag !== undefined && (
        <Tag aria-hidden="true">{typeof tag === 'string' ? tag : <IconSlot icon={tag} size={14} />}</Tag>
      )}
      {kind === 'path' ? (
        <Path path={name} />
      ) : kind === 'word' ? (
        <Whole>{name}</Whole>
      ) : (
        <Whole as="bdi">{name}</Whole>
      )}
    </Root>
  )
}

function Path({ path }: { path: string }) {
  const [start, end] = pathPartsOf(path)
  if (end === '') {
    return (
      <Whole as="bdi" dir="ltr">
        {path}
      </Whole>
    )
  }
  return (
    <>
      <VisuallyHidden>{path}</VisuallyHidden>
      <Parts dir="ltr" aria-hidden="true">
        <Start>{start}</Start>
        <End>{end}</End>
      </Parts>
    </>
  )
}

const Root = styled.span`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token['space-4']};
  min-inline-size: 0;
`

const Whole = styled.span`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: pre;
`

const Parts = styled.bdi`
  display: flex;
  min-inline-size: 0;
`

/** Gives way first, but keeps a few letters: a path without its beginning cannot be read. */
const Start = styled(Whole)`
  flex-shrink: 100000;
  min-inline-size: min(5ch, 100%);
`

const End = styled(Whole)`
  flex: 0 1 auto;
`

const Tag = styled.span`
  ${typography.micro}
  display: grid;
  place-items: center;
  flex: none;
  min-inline-size: 1.25rem;
  block-size: 1.25rem;
  padding-inline: ${token['space-2']};
  border-radius: ${token['radius-xs']};
  font-family: ${token['font-mono']};
  color: ${token['text-secondary']};
  background: ${token['bg-surface']};
  box-shadow: 0 0 0 1px ${token['border-default']};
  &:has(svg) {
    padding: 0;
  }
`
