import { msg } from '@lingui/core/macro'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import {
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components/Toast'
import { Button } from 'react-aria-components/Button'
import { Text } from 'react-aria-components/Text'
import { styled, keyframes } from 'styled-components'
import { textAction } from '../../actions/Button/textAction.styles.ts'
import { useText } from '../../../format/useText.ts'
import { useKit } from '../../../provider/KitContext.ts'
import { forcedEdge, reducedMotion, token } from '../../../theme/theme.ts'
import { typography } from '../../../theme/typography.ts'
import { Icon } from '../../data/Icon/index.ts'
import { IconButton } from '../../actions/IconButton/index.ts'
import { queue } from './queue.ts'
import type { ToastMessage, ToastTone } from './ToastMessage.ts'

/** The visible toasts. Their timers pause while a toast is hovered or focused. */
export function ToastRegion() {
  const text = useText()
  const { colorScheme, direction, lang, locale, brand } = useKit()
  return (
    // The region is rendered in a portal at the end of the body, so theme and language are set on it.
    <Region
      queue={queue}
      aria-label={text(msg`Notifications`)}
      data-theme={colorScheme}
      data-brand={brand}
      data-locale={locale}
      dir={direction}
      lang={lang}
    >
      {({ toast }) => (
        <Item toast={toast} data-tone={toast.content.tone}>
          <Icon icon={icons[toast.content.tone]} />
          <Content role={toast.content.tone === 'negative' ? 'alert' : 'status'}>
            <Text slot="title">{toast.content.text}</Text>
          </Content>
          {toast.content.action !== undefined && (
            <Action
              slot={null}
              onPress={() => {
                toast.content.action?.onAction()
                queue.close(toast.key)
              }}
            >
              {toast.content.action.label}
            </Action>
          )}
          <IconButton slot="close" size="sm" icon={X} aria-label={text(msg`Close`)} />
        </Item>
      )}
    </Region>
  )
}

const icons = { info: Info, positive: CircleCheck, warning: TriangleAlert, negative: CircleAlert } satisfies Record<
  ToastTone,
  unknown
>

const Region = styled(AriaToastRegion<ToastMessage>)`
  position: fixed;
  z-index: ${token['z-toast']};
  inset-block-start: ${token['space-4']};
  inset-inline: ${token['space-4']};
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${token['space-4']};
  font-family: ${token['font-sans']};
  outline: none;
  pointer-events: none;
`

const enter = keyframes`
  from { opacity: 0; translate: 0 -8px; }
`

const Item = styled(Toast)`
  ${typography.body}
  display: flex;
  align-items: center;
  gap: ${token['space-4']};
  max-inline-size: 32rem;
  padding-block: ${token['space-4']};
  padding-inline: ${token['space-5']} ${token['space-4']};
  border-radius: 10px;
  color: ${token['text-primary']};
  background: ${token['bg-raised']};
  box-shadow:
    0 0 0 1px ${token['border-subtle']},
    ${token['shadow-lg']};
  outline: none;
  pointer-events: auto;
  ${forcedEdge}
  animation: ${enter} ${token['duration-base']} ${token['ease-enter']};
  ${reducedMotion} {
    animation: none;
  }
  &[data-tone='info'] > svg {
    color: ${token['info-text']};
  }
  &[data-tone='positive'] > svg {
    color: ${token['positive-text']};
  }
  &[data-tone='warning'] > svg {
    color: ${token['warning-text']};
  }
  &[data-tone='negative'] > svg {
    color: ${token['negative-text']};
  }
  &[data-focus-visible] {
    box-shadow:
      0 0 0 2px ${token['focus-ring']},
      ${token['shadow-lg']};
  }
`

const Action = styled(Button)`
  ${typography.body}
  ${textAction}
  flex: none;
  padding: 0 ${token['space-3']};
`

const Content = styled(ToastContent)`
  flex: 1;
  font-weight: ${token['weight-medium']};
`
