import { Trans, useLingui } from '@lingui/react/macro'
import { DescriptionList, Inline, Link, Text, useFormat } from '@sightline/ui'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { HealthCard } from './HealthCard.tsx'
import type { HealthStatus } from './useHealthStatus.ts'

/** The AI tasks that wait, and those that ended lately. */
export function AiCard({ status: { problems, ai } }: { status: HealthStatus }) {
  const { t } = useLingui()
  const text = useMessageText()
  const format = useFormat()
  const { pending, running, succeeded, failed, templated, oldest_pending_at, last_error } = ai
  const waiting = format.full(pending)
  return (
    <HealthCard
      title={<Trans>AI tasks</Trans>}
      problems={problems}
      about={['ai_failing', 'ai_waiting']}
      isOn={ai.is_configured}
      value={<Trans>{waiting} waiting</Trans>}
    >
      {!ai.is_configured && (
        <Text>
          <Trans>
            There is no language model, so all texts are written by templates. Set one with AI_BASE_URL, AI_API_KEY and
            AI_MODEL.
          </Trans>
        </Text>
      )}
      <DescriptionList
        items={[
          { id: 'running', term: <Trans>Running</Trans>, description: format.full(running) },
          { id: 'succeeded', term: <Trans>Succeeded in 24 hours</Trans>, description: format.full(succeeded) },
          { id: 'failed', term: <Trans>Failed in 24 hours</Trans>, description: format.full(failed) },
          ...(ai.is_configured
            ? [
                {
                  id: 'templated',
                  term: <Trans>Written by a template instead</Trans>,
                  description: format.full(templated),
                },
              ]
            : []),
          ...(oldest_pending_at === null
            ? []
            : [
                {
                  id: 'oldest',
                  term: <Trans>Waiting since</Trans>,
                  description: format.instant(oldest_pending_at, timeZone),
                },
              ]),
          ...(last_error === null
            ? []
            : [{ id: 'error', term: <Trans>Last error</Trans>, description: text(last_error) }]),
        ]}
      />
      <Inline>
        <Link href={hrefOf(paths.aiTasks)}>{t`Open AI tasks`}</Link>
      </Inline>
    </HealthCard>
  )
}

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
