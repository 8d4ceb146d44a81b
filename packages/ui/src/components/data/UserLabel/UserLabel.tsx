import type { ComponentPropsWithRef, ReactNode } from 'react'
import { styled } from 'styled-components'
import { token } from '../../../theme/theme.ts'
import { typography } from '../../../theme/typography.ts'
import { Avatar } from '../Avatar/index.ts'
import type { StrictOmit } from '../../props.ts'

export interface UserLabelProps extends StrictOmit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The name of the person, whose initials the avatar shows. */
  name: string
  /** Second line, for example an e-mail address. */
  description?: string | undefined
  /**
   * Chooses the tint of the avatar: an id, where the name may change.
   * @default the name
   */
  seed?: string | undefined
  /** Content after the name: a badge. */
  end?: ReactNode | undefined
}

/** The person of a row: avatar, name and a second line. A cut text has a tooltip with the whole. */
export function UserLabel({ name, description, seed = name, end, ...rest }: UserLabelProps) {
  return (
    <Root {...rest} data-part="user-label">
      <Avatar name={name} seed={seed} />
      <Lines>
        <NameLine>
          <Name title={name}>{name}</Name>
          {end}
        </NameLine>
        {description !== undefined && <Description title={description}>{description}</Description>}
      </Lines>
    </Root>
  )
}

const Root = styled.span`
  display: flex;
  align-items: center;
  gap: ${token['space-4']};
  min-inline-size: 0;
`

const Lines = styled.span`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;
`

const NameLine = styled.span`
  display: flex;
  align-items: center;
  gap: ${token['space-3']};
  min-inline-size: 0;
`

const Name = styled.bdi`
  ${typography.body}
  line-height: 1.125rem;
  font-weight: ${token['weight-medium']};
  color: ${token['text-primary']};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Description = styled.bdi`
  ${typography.caption}
  justify-self: start;
  max-inline-size: 100%;
  color: ${token['text-secondary']};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`
