import { Trans, useLingui } from '@lingui/react/macro'
import type { AiTask } from '@sightline/api-client'
import { Button, Callout, Card, StopIcon, DescriptionList, missing, Stack, Text } from '@sightline/ui'
import { OpenRowDrawer } from '../../../lib/list-page/row/RowDrawer.tsx'
import type { OpenRow } from '../../../lib/list-page/row/useOpenRow.ts'
import { TaskStatusBadge } from '../../../lib/ai-tasks/TaskStatusBadge.tsx'
import { useTaskTypeName } from './useTaskTypeName.ts'
import { moneyText } from '../../../lib/list-page/money.ts'
import { FieldLabel } from '../fields/FieldLabel.tsx'
import { isOver } from './isOver.ts'
import { useLevel } from '../../account/index.ts'
import { TaskFacts } from './TaskFacts.tsx'
import { TaskHistory } from './TaskHistory.tsx'
import { useCancelTask } from './useCancelTask.ts'

interface FixedTaskProps {
  task: AiTask
  open: OpenRow<AiTask>
  onChanged: () => void
}

/**
 * A task that is read only: the answer about a website is what its owner reads, and tasks of staff are changed by administrators
 * alone.
 */
export function FixedTask({ task, open, onChanged }: FixedTaskProps) {
  const { i18n } = useLingui()
  const mayCancel = useLevel() === 'admin' || task.level === 'member'
  const cancel = useCancelTask(onChanged)
  const typeName = useTaskTypeName()
  const { task_type, task_status, generation_id, model, cost, currency, result, error } = task
  return (
    <OpenRowDrawer
      open={open}
      title={<bdi>{task.domain ?? task.task_id}</bdi>}
      description={<bdi>{task.email}</bdi>}
      {...(!isOver(task_status) &&
        mayCancel && {
          footer: (
            <Button icon={StopIcon} onPress={() => void cancel(task)}>
              <Trans>Cancel the task</Trans>
            </Button>
          ),
        })}
    >
      <Stack gap={8}>
        <DescriptionList
          items={[
            { id: 'type', term: <FieldLabel name="task_type" />, description: typeName(task_type) },
            {
              id: 'status',
              term: <FieldLabel name="task_status" />,
              description: <TaskStatusBadge status={task_status} />,
            },
            { id: 'model', term: <FieldLabel name="model" />, description: model ?? missing },
            { id: 'generation', term: <FieldLabel name="generation_id" />, description: generation_id ?? missing },
            {
              id: 'cost',
              term: <FieldLabel name="cost" />,
              description: cost === null || currency === null ? missing : moneyText(cost, currency, i18n.locale),
            },
          ]}
        />
        {task.domain === null && (
          <Card title={<Trans>Prompt</Trans>}>
            <Text style={{ whiteSpace: 'pre-line' }}>
              <bdi>{task.prompt}</bdi>
            </Text>
          </Card>
        )}
        {error !== null && (
          <Callout
            tone={task_status === 'failed' ? 'negative' : 'warning'}
            title={
              task_status === 'failed' ? <Trans>The task failed</Trans> : <Trans>The model’s answer was not used</Trans>
            }
          >
            <bdi>{error}</bdi>
          </Callout>
        )}
        {result !== null && (
          <Card title={<Trans>Answer</Trans>}>
            <Text style={{ whiteSpace: 'pre-line' }}>
              <bdi>{result}</bdi>
            </Text>
          </Card>
        )}
        <TaskFacts task={task} />
        <TaskHistory task={task} />
      </Stack>
    </OpenRowDrawer>
  )
}
