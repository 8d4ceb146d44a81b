import { msg } from '@lingui/core/macro'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { styled } from 'styled-components'
import { useText } from '../../../format/useText.ts'
import { token } from '../../../theme/theme.ts'
import { Button } from '../../actions/Button/index.ts'
import { DescriptionList } from '../../data/DescriptionList/index.ts'
import { Callout } from '../Callout/index.ts'
import type { StrictOmit } from '../../props.ts'
import { listOf } from '../../wrongProps.ts'

export interface ConflictNoticeProps extends StrictOmit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The message: somebody else has changed it. */
  title: ReactNode
  /** The fields that differ from the typed values, each with its present value. */
  items: readonly { id: string; label: ReactNode; value: ReactNode }[]
  /** Discards the person's own changes. */
  onTakeTheirs: () => void
  /** Keeps the person's own changes; saving again replaces those of the other person. */
  onKeepMine: () => void
}

/**
 * Says that somebody else has changed the row in the meantime, lists the differing values and offers to take or replace
 * them. The ref and all other props go to the root, a Callout.
 */
export function ConflictNotice({ title, items: givenItems, onTakeTheirs, onKeepMine, ...rest }: ConflictNoticeProps) {
  const items = listOf(givenItems, 'ConflictNotice')
  const text = useText()
  return (
    <Callout {...rest} tone="warning" role="alert" title={title}>
      {text(msg`Current version:`)}
      <Values
        termSize="sm"
        items={items.map(({ id, label, value }) => ({
          id,
          term: label,
          description: (
            <strong>
              <bdi>{value}</bdi>
            </strong>
          ),
        }))}
      />
      <Ways>
        <Button size="sm" onPress={onTakeTheirs}>
          {text(msg`Use the current version`)}
        </Button>
        <Button size="sm" onPress={onKeepMine}>
          {text(msg`Keep my version`)}
        </Button>
      </Ways>
    </Callout>
  )
}

const Values = styled(DescriptionList)`
  margin: ${token['space-4']} 0;
`

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token['space-4']};
  /** Buttons wrap at large font sizes. */
  & > button {
    flex-shrink: 1;
  }
`
