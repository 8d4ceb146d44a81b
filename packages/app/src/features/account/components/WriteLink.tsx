import { Button, ButtonLink, type ButtonLinkProps } from '@sightline/ui'
import { useIsReadOnly } from '../api.ts'

type WriteLinkProps = Pick<ButtonLinkProps, 'href' | 'variant' | 'size' | 'icon' | 'children'>

/** A link to a page that changes data. It is disabled while an administrator views another person’s account. */
export function WriteLink({ href, ...look }: WriteLinkProps) {
  return useIsReadOnly() ? <Button {...look} isDisabled /> : <ButtonLink {...look} href={href} />
}
