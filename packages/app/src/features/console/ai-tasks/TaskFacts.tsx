import { Trans, useLingui } from '@lingui/react/macro'
import type { AiTask, WordedBy } from '@sightline/api-client'
import { Card, DescriptionList, Link, useFormat } from '@sightline/ui'
import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../lib/navigation/paths.ts'

/** What a task is about, what worded its answer, and how many tokens it took; nothing where nothing of it is known. */
export function TaskFacts({ task }: { task: AiTask }) {
  const { t } = useLingui()
  const format = useFormat()
  const { domain, first_day, last_day, worded_by, prompt_tokens, completion_tokens, action_id } = task
  const wordings: Record<WordedBy, string> = { model: t`Model`, template: t`Template` }
  const items = [
    ...(domain === null ? [] : [{ id: 'site', term: t`Site`, description: <bdi>{domain}</bdi> }]),
    ...(first_day === null || last_day === null
      ? []
      : [{ id: 'days', term: t`Days`, description: t`${first_day} to ${last_day}` }]),
    ...(worded_by === null ? [] : [{ id: 'worded', term: t`Written by`, description: wordings[worded_by] }]),
    ...(prompt_tokens === null
      ? []
      : [{ id: 'prompt', term: t`Prompt tokens`, description: format.full(prompt_tokens) }]),
    ...(completion_tokens === null
      ? []
      : [{ id: 'answer', term: t`Answer tokens`, description: format.full(completion_tokens) }]),
    ...(action_id === null ? [] : [{ id: 'action', term: t`Action`, description: <TasksOfAction id={action_id} /> }]),
  ]
  if (items.length === 0) return null
  return (
    <Card title={<Trans>About this task</Trans>}>
      <DescriptionList items={items} />
    </Card>
  )
}

/** The way to all tasks that one action of a person has started, and to those that repeat them. */
function TasksOfAction({ id }: { id: string }) {
  const address = `${paths.aiTasks}?action_id=${encodeURIComponent(id)}`
  return (
    <Link href={hrefOf(address)}>
      <Trans>All tasks of the same action</Trans>
    </Link>
  )
}
