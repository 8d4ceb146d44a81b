import type { ComponentPropsWithRef, ReactNode } from 'react'
import {
  Claim,
  ClaimText,
  ClaimTitle,
  Header,
  Lead,
  Main,
  Menus,
  Panel,
  Root,
  Side,
  Title,
} from './AuthLayout.styles.ts'
import type { StrictOmit } from '../../props.ts'

export interface AuthLayoutProps extends StrictOmit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The product’s mark with its name. */
  logo: ReactNode
  /** The title of the form. */
  title: ReactNode
  /** One sentence more. */
  description?: ReactNode | undefined
  /** Language and theme menus. */
  end?: ReactNode | undefined
  /** The picture of the dark panel behind its two lines, such as the product's own. */
  figure?: ReactNode | undefined
  /** The two lines on the dark panel. */
  claim: { title: ReactNode; text: ReactNode }
  /** The form. */
  children: ReactNode
}

/** A form for people who are not signed in, beside a panel that is dark in both themes and leaves on small screens. */
export function AuthLayout({ logo, title, description, end, claim, ...others }: AuthLayoutProps) {
  const { figure, children, ...rest } = others
  return (
    <Root {...rest}>
      <Side>
        <Header>
          {logo}
          <Menus data-part="menus">{end}</Menus>
        </Header>
        <Main>
          <Title>{title}</Title>
          {description !== undefined && <Lead>{description}</Lead>}
          {children}
        </Main>
      </Side>
      <Panel data-theme="dark">
        {figure}
        <Claim>
          <ClaimTitle>{claim.title}</ClaimTitle>
          <ClaimText>{claim.text}</ClaimText>
        </Claim>
      </Panel>
    </Root>
  )
}
