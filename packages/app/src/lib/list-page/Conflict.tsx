import { Trans } from '@lingui/react/macro'
import { Button, Callout, missing, token } from '@sightline/ui'
import styled from 'styled-components'
import { useMessageText } from '../i18n/messageTexts.ts'
import type { FormTexts } from './changed.ts'
import type { RowConflict } from './useRowForm.ts'

interface ConflictProps<Values> extends RowConflict<Values> {
  /** What the fields are called where people fill them in; without it their keys stand there. */
  labels?: Readonly<Record<keyof Values, string>> | undefined
}

/** Somebody else was faster: what the row says now, where it differs from what is typed, and the two ways on. */
export function Conflict<Values extends FormTexts<Values>>({
  theirs,
  changed,
  onTakeTheirs,
  onKeepMine,
  labels,
}: ConflictProps<Values>) {
  const text = useMessageText()
  return (
    <Callout tone="warning" role="alert" title={text('row_changed')}>
      <Trans>It says now:</Trans>
      <Facts>
        {changed.map((name) => (
          <div key={String(name)}>
            {labels === undefined ? <dt dir="ltr">{String(name)}</dt> : <dt>{labels[name]}</dt>}
            <dd>
              <bdi>{theirs[name] || missing}</bdi>
            </dd>
          </div>
        ))}
      </Facts>
      <Ways>
        <Button size="sm" onPress={onTakeTheirs}>
          <Trans>Take what it says now</Trans>
        </Button>
        <Button size="sm" onPress={onKeepMine}>
          <Trans>Keep what I typed</Trans>
        </Button>
      </Ways>
    </Callout>
  )
}

const Facts = styled.dl`
  display: grid;
  gap: ${token['space-2']};
  margin: ${token['space-4']} 0;
  & > div {
    display: grid;
    grid-template-columns: 7rem minmax(0, 1fr);
    gap: ${token['space-4']};
  }
  dt {
    text-align: start;
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
    font-weight: ${token['weight-strong']};
  }
`

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token['space-4']};
`
