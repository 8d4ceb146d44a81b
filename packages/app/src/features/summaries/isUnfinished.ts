import type { TaskStatus } from '@sightline/api-client'

/** Whether a task that words something may still end by itself. */
export const isUnfinished = ({ task_status }: { task_status: TaskStatus }): boolean =>
  task_status === 'pending' || task_status === 'running'
