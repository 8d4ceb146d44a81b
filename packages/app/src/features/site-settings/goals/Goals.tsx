import { Trans, useLingui } from '@lingui/react/macro'
import type { Goal } from '@sightline/api-client'
import { Button, Card, DataTable, DeleteIcon, EditIcon, EmptyState, PlusIcon, StatsIcon } from '@sightline/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { siteKeys } from '../../sites/index.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { settingsKeys } from '../api.ts'
import { AddGoal, EditGoal } from './GoalDialog.tsx'
import { RemoveEntry } from '../components/RemoveEntry.tsx'
import { useGoalConditionTexts } from './useGoalConditionTexts.ts'
import { useEntries } from '../components/useEntries.ts'

type Opened = 'add' | { goal: Goal; what: 'edit' | 'remove' }

/** What visitors are meant to do. */
export function Goals({ siteId, canEdit }: { siteId: string; canEdit: boolean }) {
  const { t } = useLingui()
  const api = useApi()
  const queries = useQueryClient()
  const { kinds } = useGoalConditionTexts()
  const { rows, onChanged } = useEntries(settingsKeys.goals(siteId), (signal) =>
    api.goal.fetchGoals({ site_id: siteId }, { signal }),
  )
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const changed = () => {
    onChanged()
    // Metrics follow at once, also those of the past.
    void queries.invalidateQueries({ queryKey: siteKeys.metrics(siteId) })
  }
  const columns = useMemo(
    () => [
      { id: 'name', header: t`Name`, value: ({ name }: Goal) => name, isSortable: true, minWidth: 120 },
      { id: 'kind', header: t`Reached by`, value: ({ kind }: Goal) => kinds[kind], minWidth: 110, priority: 1 },
      { id: 'pattern', header: t`Path or event`, value: ({ pattern }: Goal) => pattern, kind: 'code' as const },
      {
        id: 'properties',
        header: t`Properties`,
        value: ({ properties }: Goal) => properties.map(({ key, value }) => `${key} = ${value}`).join(', ') || null,
        priority: 2,
      },
    ],
    [t, kinds],
  )
  return (
    <Card
      title={<Trans>Goals</Trans>}
      description={<Trans>What visitors are meant to do. A goal holds for the past as well.</Trans>}
      {...(canEdit && {
        actions: (
          <Button icon={PlusIcon} onPress={() => setOpened('add')}>
            <Trans>Add goal</Trans>
          </Button>
        ),
      })}
    >
      <DataTable
        caption={t`Goals`}
        columns={columns}
        rowName={({ name }) => name}
        {...rows}
        density="compact"
        rowAction={
          canEdit
            ? (goal: Goal) => {
                const { name } = goal
                return { label: t`Change ${name}`, icon: EditIcon, onPress: () => setOpened({ goal, what: 'edit' }) }
              }
            : undefined
        }
        rowMenu={
          canEdit
            ? (goal: Goal) => [
                {
                  id: 'end',
                  items: [
                    {
                      id: 'remove',
                      label: t`Delete`,
                      icon: DeleteIcon,
                      onAction: () => setOpened({ goal, what: 'remove' }),
                    },
                  ],
                },
              ]
            : undefined
        }
        empty={
          <EmptyState icon={StatsIcon} level={3} title={<Trans>No goals yet</Trans>}>
            <Trans>A page that says thank you, or an event such as a purchase.</Trans>
          </EmptyState>
        }
      />
      {opened === 'add' && <AddGoal siteId={siteId} onChanged={changed} onClose={close} />}
      {opened !== null && opened !== 'add' && opened.what === 'edit' && (
        <EditGoal siteId={siteId} goal={opened.goal} onChanged={changed} onClose={close} />
      )}
      {opened !== null && opened !== 'add' && opened.what === 'remove' && (
        <RemoveEntry
          title={<Trans>Delete {opened.goal.name}?</Trans>}
          confirmLabel={<Trans>Delete</Trans>}
          run={() => api.goal.deleteGoal({ site_id: siteId, id: opened.goal.id })}
          onDone={changed}
          onClose={close}
        >
          <Trans>The events that reached it stay.</Trans>
        </RemoveEntry>
      )}
    </Card>
  )
}
