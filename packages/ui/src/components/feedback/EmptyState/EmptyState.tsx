import type { ComponentPropsWithRef, ReactNode } from 'react'
import { styled } from 'styled-components'
import { token } from '../../../theme/theme.ts'
import { typography } from '../../../theme/typography.ts'
import { IconSlot } from '../../data/Icon/IconSlot.tsx'
import type { IconSource } from '../../data/Icon/index.ts'
import type { StrictOmit } from '../../props.ts'

export interface EmptyStateProps extends StrictOmit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Icon in a tile, for a list that is empty now; without it the title is large, for the first use. */
  icon?: IconSource | undefined
  /** A picture above a large title, such as the product's own. */
  logo?: ReactNode | undefined
  /** Names the missing content. */
  title: ReactNode
  /** The reason why it is empty, in one sentence. */
  children?: ReactNode | undefined
  /** The next step, at most two buttons. */
  actions?: ReactNode | undefined
  /**
   * Level of the heading.
   * @default 2
   */
  level?: 1 | 2 | 3 | undefined
}

/** Explains why there is no content and offers a next step. */
export function EmptyState({ icon, logo, title, children, actions, level = 2, ...rest }: EmptyStateProps) {
  const isFirstUse = icon === undefined
  return (
    <Root {...rest} data-part="empty-state">
      {isFirstUse ? (
        logo
      ) : (
        <Tile>
          <IconSlot icon={icon} size={20} />
        </Tile>
      )}
      <Title as={`h${level}`} $isLarge={isFirstUse}>
        {title}
      </Title>
      {children !== undefined && <Text $isLarge={isFirstUse}>{children}</Text>}
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: ${token['space-11']} ${token['space-6']};
  text-align: center;
`

const Tile = styled.span`
  display: grid;
  place-items: center;
  inline-size: 2.5rem;
  block-size: 2.5rem;
  border-radius: ${token['radius-full']};
  color: ${token['text-secondary']};
  background: ${token['bg-muted']};
`

const Title = styled.h2<{ $isLarge: boolean }>`
  ${({ $isLarge }) => ($isLarge ? typography.display : typography.heading)}
  margin: 0 0 ${token['space-2']};
  * + & {
    margin-block-start: ${({ $isLarge }) => ($isLarge ? token['space-9'] : token['space-5'])};
  }
`

const Text = styled.div<{ $isLarge: boolean }>`
  ${({ $isLarge }) => ($isLarge ? typography.lead : typography.body)}
  max-inline-size: 30rem;
  color: ${token['text-secondary']};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token['space-4']};
  margin-block-start: ${token['space-7']};
`
