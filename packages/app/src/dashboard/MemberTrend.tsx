import { Trans, useLingui } from '@lingui/react/macro'
import type { Annotation } from '@sightline/api-client'
import { IconButton, NoteIcon, Paywall, token, type } from '@sightline/ui'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import { lazyCode } from '../layout/lazyCode.tsx'
import { hrefOf } from '../navigation/hash.ts'
import { paths } from '../navigation/paths.ts'
import { useMessageText } from '../texts/messageTexts.ts'
import { PredictionSwitch } from './PredictionSwitch.tsx'
import { dayAt } from './range.ts'
import { Trend, type TrendProps } from './Trend.tsx'
import { useNotes } from './useNotes.ts'
import { usePrediction } from './usePrediction.tsx'

const NotesDialog = lazyCode(async () => ({ default: (await import('./NotesDialog.tsx')).NotesDialog }))

interface MemberTrendProps extends Omit<TrendProps, 'more'> {
  /** Whether notes can be added, changed and removed. */
  mayChange: boolean
}

/** The chart with what only people who are signed in have: notes at its days, and the days to come. */
export function MemberTrend({ mayChange, ...shown }: MemberTrendProps) {
  const { siteId, state, period, dashboard, metric } = shown
  const { view, replace } = state
  const { t } = useLingui()
  const text = useMessageText()
  const notes = useNotes(siteId, dashboard !== undefined)
  const { isLocked, obstacle, forecast, note } = usePrediction(siteId, view, period, metric)
  const [open, setOpen] = useState<readonly string[] | null>(null)
  const [today, setToday] = useState('')
  const [wasAsked, setWasAsked] = useState(false)
  const control = useRef<HTMLDivElement>(null)
  const timeZone = dashboard?.range.time_zone ?? 'UTC'

  const openNotes = (ids: readonly string[]) => {
    setToday(dayAt(new Date(), timeZone))
    setOpen(ids)
  }
  const addNote = () => openNotes([])

  const trend = (
    <Trend
      {...shown}
      more={{
        annotations: notes,
        onAnnotationPress: (pressed) => openNotes(pressed.map(({ id }) => id)),
        forecast: dashboard?.range.interval === 'day' ? forecast : undefined,
        controls: (
          <>
            {mayChange && <IconButton size="sm" icon={NoteIcon} aria-label={t`Add note`} onPress={addNote} />}
            <PredictionSwitch
              ref={control}
              isOn={view.hasPrediction}
              obstacle={obstacle}
              onChange={(isOn) => {
                setWasAsked(isOn)
                replace({ hasPrediction: isOn, ...(isOn && { interval: 'day' }) })
              }}
            />
          </>
        ),
      }}
    />
  )
  return (
    <>
      <Paywall
        title={text('premium_only')}
        benefit={<Trans>See the days to come, with an 80% interval, for visitors and views.</Trans>}
        plansHref={hrefOf(paths.plans)}
        isOpen={view.hasPrediction && isLocked && obstacle === null}
        takesFocus={wasAsked}
        onClose={() => {
          replace({ hasPrediction: false })
          control.current?.querySelector('input')?.focus()
        }}
      >
        {trend}
      </Paywall>
      {note !== null && <Line role="status">{note}</Line>}
      {open !== null && (
        <NotesDialog
          siteId={siteId}
          notes={notesWith(notes, open)}
          day={today}
          mayChange={mayChange}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}

const notesWith = (notes: readonly Annotation[], ids: readonly string[]): Annotation[] =>
  notes.filter(({ id }) => ids.includes(id))

const Line = styled.p`
  ${type.caption}
  margin: 0;
  padding: 0 ${token['space-8']} ${token['space-6']};
  color: ${token['text-secondary']};
`
