import type { AiTask } from '@sightline/api-client'

/** Whether a task has come to its end. */
export const isOver = (status: AiTask['task_status']): boolean => status !== 'pending' && status !== 'running'
