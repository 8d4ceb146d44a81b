import { msg } from '@lingui/core/macro'
import { X } from 'lucide-react'
import { useEffect, useId, useRef, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode } from 'react'
import { useText } from '../../format/useText.ts'
import { styleRef } from '../../components/styleRef.ts'
import { Badge } from '../../components/data/Badge/index.ts'
import { Button, ButtonLink } from '../../components/actions/Button/index.ts'
import { IconButton } from '../../components/actions/IconButton/index.ts'
import { useEntitlementLook, type Entitlement } from './entitlement.ts'
import { Actions, Benefit, Body, Card, Covered, Head, Root, Stage, Title } from './Paywall.styles.ts'
import { useOpen, type OpenProps } from '../../components/overlays/Overlay/useOpen.ts'
import type { StrictOmit } from '../../components/props.ts'

export interface PaywallProps
  extends OpenProps, StrictOmit<ComponentPropsWithRef<'div'>, 'title' | 'children' | 'autoFocus'> {
  /** The title: the feature is only for some members. */
  title: ReactNode
  /** The benefit of the feature, in one sentence. */
  benefit: ReactNode
  /** The address of the plans. */
  plansHref: string
  /**
   * The reason why it is not available now.
   * @default { kind: 'locked' }
   */
  entitlement?: Entitlement | undefined
  /** The name of the covered feature, for `onUpgrade`: forecast. */
  source?: string | undefined
  /** Called when somebody follows the link to the plans. */
  onUpgrade?: ((event: { source: string }) => void) | undefined
  /**
   * Whether the focus moves to the card when it appears and back when it disappears, for a part that somebody has just
   * requested.
   * @default false
   */
  autoFocus?: boolean | undefined
  /**
   * The locked share of the content, from 0 to 1, counted from its right: time runs from left to right in every
   * language. The card stands over that part, or below where it has no room there.
   * @default 0.5
   */
  share?: number | undefined
  /** The content around the card, with a `PaywallDrawing` in place of the locked part. */
  children: ReactNode
}

/** Covers the part of a component that needs another plan. The rest of the page stays usable. */
export function Paywall(props: PaywallProps) {
  const {
    title,
    benefit,
    plansHref,
    isOpen: given,
    defaultOpen,
    onOpenChange,
    autoFocus = false,
    children,
    ...others
  } = props
  const { entitlement = locked, source = '', onUpgrade, share = 0.5, ...rest } = others
  const [isOpen, setOpen] = useOpen({ isOpen: given, defaultOpen, onOpenChange })
  const close = () => setOpen(false)
  const text = useText()
  const titleId = useId()
  const card = useRef<HTMLElement>(null)
  const { tone, icon, label, way } = useEntitlementLook()(entitlement)
  useEffect(() => {
    if (!isOpen || !autoFocus) return
    const before = document.activeElement
    card.current?.focus({ preventScroll: true })
    return () => {
      // The focused element of the card is gone, so the focus returns; a person who has moved on is left alone.
      const isLost = document.activeElement === null || document.activeElement === document.body
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [isOpen, autoFocus])
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    close()
  }
  return (
    <Root {...rest} data-open={isOpen || undefined} data-narrow={share < roomyShare || undefined} data-part="paywall">
      <Stage ref={styleRef({ '--share': String(share) })}>
        <Covered>{children}</Covered>
        {isOpen && (
          <Card ref={card} aria-labelledby={titleId} tabIndex={-1} onKeyDown={closeByKey} data-part="card">
            <Head>
              <Badge tone={tone} icon={icon}>
                {label}
              </Badge>
              <IconButton size="sm" icon={X} aria-label={text(msg`Close`)} onPress={close} />
            </Head>
            <Body>
              <Title id={titleId}>{title}</Title>
              <Benefit>{benefit}</Benefit>
            </Body>
            <Actions>
              {way !== undefined && (
                <ButtonLink variant="primary" href={plansHref} onClick={() => onUpgrade?.({ source })}>
                  {way}
                </ButtonLink>
              )}
              <Button variant={way === undefined ? 'secondary' : 'quiet'} onPress={close}>
                {text(msg`Not now`)}
              </Button>
            </Actions>
          </Card>
        )}
      </Stage>
    </Root>
  )
}

/** A smaller locked part has no space for the card on any screen. */
const roomyShare = 0.4

const locked: Entitlement = { kind: 'locked' }
