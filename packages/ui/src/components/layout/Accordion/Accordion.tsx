import { Minus, Plus } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure'
import { DisclosureGroup, type DisclosureGroupProps } from 'react-aria-components/DisclosureGroup'
import { Heading } from 'react-aria-components/Heading'
import { styled } from 'styled-components'
import { coarsePointer, focusRing, reducedMotion, token } from '../../../theme/theme.ts'
import { typography } from '../../../theme/typography.ts'
import { Icon } from '../../data/Icon/index.ts'
import { withoutUndefined, type FromAria, type StrictOmit } from '../../props.ts'
import { listOf } from '../../../theme/wrongProps.ts'

export interface AccordionItem {
  id: string
  /** The question. */
  title: ReactNode
  /** The answer. A search of the page finds it while it is closed, too. */
  content: ReactNode
  isDisabled?: boolean | undefined
}

type AriaProps = FromAria<
  StrictOmit<
    DisclosureGroupProps,
    | 'children'
    | 'className'
    | 'style'
    | 'render'
    | 'expandedKeys'
    | 'defaultExpandedKeys'
    | 'onExpandedChange'
    | 'allowsMultipleExpanded'
  >
>

export interface AccordionProps extends AriaProps {
  /** Questions and answers, in order. */
  items: readonly AccordionItem[]
  /** Ids of the open ones. Without it the component keeps them itself. */
  expandedKeys?: readonly string[] | undefined
  /**
   * Ids of those that are open at first, where the component keeps them itself.
   * @default []
   */
  defaultExpandedKeys?: readonly string[] | undefined
  /** Called with the ids of those that are open now. */
  onExpandedChange?: ((ids: readonly string[]) => void) | undefined
  /**
   * Whether several can be open at a time.
   * @default false
   */
  allowsMultipleExpanded?: boolean | undefined
  /**
   * Level of the headings.
   * @default 3
   */
  level?: 2 | 3 | 4 | undefined
  ref?: Ref<HTMLDivElement> | undefined
}

/** Headings that open what stands below them: for questions and answers. */
export function Accordion(props: AccordionProps) {
  const {
    items: givenItems,
    expandedKeys,
    defaultExpandedKeys,
    onExpandedChange,
    allowsMultipleExpanded = false,
    level = 3,
    ...rest
  } = props
  const items = listOf(givenItems, 'Accordion')
  return (
    <Root
      {...withoutUndefined(rest)}
      allowsMultipleExpanded={allowsMultipleExpanded}
      {...(expandedKeys !== undefined && { expandedKeys: expandedKeys })}
      {...(defaultExpandedKeys !== undefined && { defaultExpandedKeys: defaultExpandedKeys })}
      onExpandedChange={(keys) => onExpandedChange?.(items.flatMap(({ id }) => (keys.has(id) ? [id] : [])))}
    >
      {items.map(({ id, title, content, isDisabled = false }) => (
        <Item key={id} id={id} isDisabled={isDisabled} data-part="item">
          {({ isExpanded }) => (
            <>
              <Head level={level}>
                <Trigger slot="trigger">
                  <span>{title}</span>
                  <Icon icon={isExpanded ? Minus : Plus} />
                </Trigger>
              </Head>
              <Panel data-part="panel">
                <Answer>{content}</Answer>
              </Panel>
            </>
          )}
        </Item>
      ))}
    </Root>
  )
}

const Root = styled(DisclosureGroup)`
  min-inline-size: 0;
`

const Item = styled(Disclosure)`
  border-block-end: 1px solid ${token['border-subtle']};
`

const Head = styled(Heading)`
  margin: 0;
  font: inherit;
`

const Trigger = styled(Button)`
  ${typography.bodyLarge}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token['space-6']};
  inline-size: 100%;
  padding: ${token['space-6']} 0;
  border: 0;
  border-radius: ${token['radius-sm']};
  font-family: inherit;
  font-weight: ${token['weight-medium']};
  text-align: start;
  color: ${token['text-primary']};
  background: transparent;
  cursor: pointer;
  outline: none;
  overflow-wrap: anywhere;
  ${coarsePointer} {
    min-block-size: ${token['control-touch']};
  }
  & > svg {
    color: ${token['text-tertiary']};
  }
  &[data-hovered] > svg,
  &[data-pressed] > svg {
    color: ${token['text-primary']};
  }
  &[data-focus-visible] {
    ${focusRing}
  }
  &[data-disabled] {
    color: ${token['text-disabled']};
    cursor: not-allowed;
    & > svg {
      color: inherit;
    }
  }
`

const Panel = styled(DisclosurePanel)`
  block-size: var(--disclosure-panel-height);
  overflow: clip;
  transition: block-size ${token['duration-base']} ${token['ease-standard']};
  ${reducedMotion} {
    transition: none;
  }
`

const Answer = styled.div`
  ${typography.bodyLarge}
  line-height: 1.5714;
  max-inline-size: 42rem;
  padding-block-end: ${token['space-6']};
  color: ${token['text-secondary']};
`
