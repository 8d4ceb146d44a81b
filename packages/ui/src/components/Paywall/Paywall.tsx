import { msg } from '@lingui/core/macro'
import { X } from 'lucide-react'
import { useEffect, useId, useRef, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode } from 'react'
import { useText } from '../../text/useText.ts'
import { Badge } from '../Badge/index.ts'
import { Button, ButtonLink } from '../Button/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { useEntitlementLook, type Entitlement } from './entitlement.ts'
import { Actions, Benefit, Body, Card, Drawing, Head, Root, Title, Zone } from './Paywall.styles.ts'

export interface PaywallProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** What is said: that the feature is only for some members. */
  title: ReactNode
  /** What people would have of it, in one sentence. */
  benefit: ReactNode
  /** Where the plans are. */
  plansHref: string
  /**
   * Why it cannot be had now.
   * @default { kind: 'locked' }
   */
  entitlement?: Entitlement
  /** What the card covers, for `onUpgrade`: forecast. */
  source?: string
  /** Called when somebody follows the way to the plans. */
  onUpgrade?: (event: { source: string }) => void
  /** Whether the card covers what is locked. */
  isOpen: boolean
  /** Called when the card closes: by its buttons or by Escape. */
  onClose: () => void
  /**
   * Whether the focus moves to the card when it comes, and back when it goes: where somebody has just asked for what is
   * locked.
   * @default false
   */
  takesFocus?: boolean
  /** What is seen around the card; only its end is covered. */
  children: ReactNode
}

/** Covers the part of something that needs another membership, and nothing of what people have. The page stays usable. */
export function Paywall(props: PaywallProps) {
  const { title, benefit, plansHref, isOpen, onClose, takesFocus = false, children, ...others } = props
  const { entitlement = locked, source = '', onUpgrade, ...rest } = others
  const text = useText()
  const titleId = useId()
  const card = useRef<HTMLElement>(null)
  const { tone, icon, label, way } = useEntitlementLook()(entitlement)
  useEffect(() => {
    if (!isOpen || !takesFocus) return
    const before = document.activeElement
    card.current?.focus({ preventScroll: true })
    return () => {
      // What had the focus in the card has gone with it; who has moved on is left alone.
      const isLost = document.activeElement === null || document.activeElement === document.body
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [isOpen, takesFocus])
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  return (
    <Root {...rest} data-open={isOpen || undefined} data-part="paywall">
      {children}
      {isOpen && (
        <>
          <Zone data-part="zone" aria-hidden="true" inert>
            <Drawing viewBox="0 0 400 200" preserveAspectRatio="none">
              <path d={band} data-part="band" />
              <path d={line} data-part="line" />
            </Drawing>
          </Zone>
          <Card ref={card} aria-labelledby={titleId} tabIndex={-1} onKeyDown={closeByKey} data-part="card">
            <Head>
              <Badge tone={tone} icon={icon}>
                {label}
              </Badge>
              <IconButton size="sm" icon={X} aria-label={text(msg`Close`)} onPress={onClose} />
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
              <Button variant="ghost" onPress={onClose}>
                {text(msg`Not now`)}
              </Button>
            </Actions>
          </Card>
        </>
      )}
    </Root>
  )
}

const locked: Entitlement = { kind: 'locked' }

// A drawing of nobody’s figures.
const line = 'M0 110 C 40 150 70 150 110 110 S 180 60 220 84 S 300 120 340 70 S 390 60 400 66'
const band = `${line} V 116 C 380 104 360 110 340 120 S 270 170 220 134 S 150 128 110 160 S 40 190 0 120 Z`
