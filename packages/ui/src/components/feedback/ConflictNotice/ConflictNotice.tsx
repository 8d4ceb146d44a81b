import { msg } from '@lingui/core/macro'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { styled } from 'styled-components'
import { useText } from '../../../format/useText.ts'
import { token } from '../../../theme/theme.ts'
import { Button } from '../../actions/Button/index.ts'
import { Callout } from '../Callout/index.ts'
import type { StrictOmit } from '../../props.ts'
import { listOf } from '../../../theme/wrongProps.ts'

export interface ConflictNoticeProps extends StrictOmit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The message: somebody else has changed it. */
  title: ReactNode
  /** The fields that differ from the typed values, each with its present value and, beside it, the typed one. */
  items: readonly { id: string; label: ReactNode; value: ReactNode; own?: ReactNode | undefined }[]
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
  const hasOwn = items.some(({ own }) => own !== undefined)
  return (
    <Callout {...rest} tone="warning" role="alert" title={title}>
      <Versions>
        <thead>
          <tr>
            <Value />
            <th scope="col">{text(msg`Current version`)}</th>
            {hasOwn && <th scope="col">{text(msg`Your version`)}</th>}
          </tr>
        </thead>
        <tbody>
          {items.map(({ id, label, value, own }) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              <Value $isPresent>
                <bdi>{value}</bdi>
              </Value>
              {hasOwn && (
                <Value>
                  <bdi>{own}</bdi>
                </Value>
              )}
            </tr>
          ))}
        </tbody>
      </Versions>
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

const Versions = styled.table`
  inline-size: 100%;
  margin: ${token['space-4']} 0;
  border-collapse: collapse;
  text-align: start;
  overflow-wrap: anywhere;
  th,
  td {
    padding-block: ${token['space-2']};
    padding-inline: 0 ${token['space-4']};
    vertical-align: baseline;
    text-align: start;
    font-weight: ${token['weight-regular']};
  }
  th {
    color: ${token['text-secondary']};
  }
  th[scope='row'] {
    inline-size: 30%;
  }
`

const Value = styled.td<{ $isPresent?: boolean }>`
  &&& {
    font-weight: ${({ $isPresent = false }) => ($isPresent ? token['weight-semibold'] : token['weight-regular'])};
  }
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
