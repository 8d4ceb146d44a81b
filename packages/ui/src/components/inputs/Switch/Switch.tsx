import type { ReactNode, Ref } from 'react'
import { SwitchButton, SwitchField, type SwitchFieldProps } from 'react-aria-components/Switch'
import { styled } from 'styled-components'
import { coarsePointer, focusRing, forcedWrong, reducedMotion, token } from '../../../theme/theme.ts'
import { typography } from '../../../theme/typography.ts'
import { HelpOrError, isWrong, type FieldProps } from '../Field/index.ts'
import { withoutUndefined, type FromAria, type StrictOmit } from '../../props.ts'

type AriaProps = FromAria<
  StrictOmit<SwitchFieldProps, 'children' | 'className' | 'style' | 'render' | 'isInvalid' | 'validate'>
>

export interface SwitchProps extends StrictOmit<FieldProps, 'label' | 'isOptional'>, AriaProps {
  /** The label beside the switch. Without it `aria-label` is needed. */
  children?: ReactNode | undefined
  /**
   * Whether the change is being saved: the switch shows the new state and takes no other one.
   * @default false
   */
  isPending?: boolean | undefined
  ref?: Ref<HTMLDivElement> | undefined
}

/** A setting that acts at once. What is sent with a form is a Checkbox. */
export function Switch({ children, description, errorMessage, isPending = false, ...rest }: SwitchProps) {
  return (
    <Root
      validationBehavior="aria"
      {...withoutUndefined(rest)}
      isInvalid={isWrong(errorMessage)}
      isReadOnly={isPending || rest.isReadOnly === true}
      data-pending={isPending || undefined}
      aria-busy={isPending || undefined}
    >
      <Button>
        <Track data-part="track">
          <Thumb data-part="thumb" />
        </Track>
        {children !== undefined && <span>{children}</span>}
      </Button>
      {(description !== undefined || isWrong(errorMessage)) && (
        <Below>
          <HelpOrError description={description} errorMessage={errorMessage} />
        </Below>
      )}
    </Root>
  )
}

const Track = styled.span`
  flex: none;
  display: flex;
  align-items: center;
  inline-size: 1.75rem;
  block-size: 1rem;
  margin-block: ${token['space-1']};
  padding: 2px;
  border-radius: ${token['radius-full']};
  background: ${token['border-control']};
  transition: background-color ${token['duration-base']} ${token['ease-standard']};
  ${reducedMotion} {
    transition: none;
  }
  @media (forced-colors: active) {
    outline: 1px solid ButtonText;
  }
`

const Thumb = styled.span`
  inline-size: 0.75rem;
  block-size: 0.75rem;
  border-radius: ${token['radius-full']};
  background: ${token['bg-surface']};
  box-shadow: ${token['shadow-xs']};
  transition: translate ${token['duration-base']} ${token['ease-standard']};
  ${reducedMotion} {
    transition: none;
  }
  @media (forced-colors: active) {
    background: ButtonText;
  }
`

const Button = styled(SwitchButton)`
  ${typography.body}
  display: inline-flex;
  align-items: flex-start;
  gap: ${token['space-4']};
  min-inline-size: ${token['target-min']};
  min-block-size: ${token['target-min']};
  padding-block: ${token['space-1']};
  color: ${token['text-primary']};
  cursor: pointer;
  ${coarsePointer} {
    align-items: center;
    min-block-size: ${token['control-lg']};
  }
  &[data-hovered] ${Track} {
    background: ${token['text-tertiary']};
  }
  &[data-pressed] ${Thumb} {
    inline-size: 0.875rem;
  }
  &[data-selected] {
    ${Track} {
      background: ${token.accent};
    }
    ${Thumb} {
      background: ${token['on-accent']};
      translate: 0.75rem 0;
      &:dir(rtl) {
        translate: -0.75rem 0;
      }
    }
    &[data-hovered] ${Track} {
      background: ${token['accent-hover']};
    }
    &[data-pressed] ${Thumb} {
      translate: 0.625rem 0;
      &:dir(rtl) {
        translate: -0.625rem 0;
      }
    }
    /* Doubled, so that hovering does not outweigh it. */
    @media (forced-colors: active) {
      && ${Track} {
        background: Highlight;
      }
      && ${Thumb} {
        background: HighlightText;
      }
    }
  }
  &[data-focus-visible] ${Track} {
    ${focusRing}
  }
  &[data-invalid] ${Track} {
    box-shadow: 0 0 0 1.5px ${token['negative-solid']};
    ${forcedWrong}
  }
  &[data-readonly] {
    cursor: default;
  }
  &[data-disabled] {
    color: ${token['text-disabled']};
    cursor: not-allowed;
    ${Track} {
      opacity: 0.45;
    }
  }
`

const Root = styled(SwitchField)`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${token['space-1']};
  min-inline-size: 0;
  &[data-pending] ${Button} {
    cursor: progress;
  }
`

/** The description is aligned with the text, not with the track. */
const Below = styled.div`
  padding-inline-start: 2.25rem;
`
