import { msg } from '@lingui/core/macro'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { styled } from 'styled-components'
import { useText } from '../../../format/useText.ts'
import { token } from '../../../theme/theme.ts'
import { Button } from '../../actions/Button/index.ts'
import { DescriptionList } from '../../data/DescriptionList/index.ts'
import { Callout } from '../Callout/index.ts'
import type { StrictOmit } from '../../props.ts'

export interface ConflictNoticeProps extends StrictOmit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The message: somebody else has changed it. */
  title: ReactNode
  /** The fields that differ from the typed values, each with its present value. */
  items: readonly { id: string; label: ReactNode; value: ReactNode }[]
  /** Gives up what was typed. */
  onTakeTheirs: () => void
  /** Goes on with what was typed: saved again, it replaces what is there now. */
  onKeepMine: () => void
}

/**
 * Somebody else was faster: what the row holds now, where it differs from what is typed, and the two ways on. The root,
 * which takes the ref and all other props, is the callout.
 */
export function ConflictNotice({ title, items, onTakeTheirs, onKeepMine, ...rest }: ConflictNoticeProps) {
  const text = useText()
  return (
    <Callout {...rest} tone="warning" role="alert" title={title}>
      {text(msg`It says now:`)}
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
          {text(msg`Take what it says now`)}
        </Button>
        <Button size="sm" onPress={onKeepMine}>
          {text(msg`Keep what I typed`)}
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
  /* Large letters need a second line. */
  & > button {
    flex-shrink: 1;
  }
`
