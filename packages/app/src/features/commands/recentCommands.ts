import type { Command, CommandGroup } from '@sightline/ui'

const key = 'recent_commands'
const maxRecent = 5

/** The ids of the commands that were chosen in this tab, the latest first. */
export function recentIds(storage: Pick<Storage, 'getItem'> = sessionStorage): readonly string[] {
  return storage.getItem(key)?.split('\n') ?? []
}

/** Stores that a command was chosen. */
export function keepRecent(id: string, storage: Pick<Storage, 'getItem' | 'setItem'> = sessionStorage): void {
  const ids = [id, ...recentIds(storage).filter((known) => known !== id)]
  storage.setItem(key, ids.slice(0, maxRecent).join('\n'))
}

/** Moves the recently chosen commands into a group of their own before all others. */
export function recentFirst(groups: readonly CommandGroup[], ids: readonly string[], heading: string): CommandGroup[] {
  const known = new Map(groups.flatMap(({ items }) => items.map((command) => [command.id, command] as const)))
  const recent = ids.flatMap((id): Command[] => {
    const command = known.get(id)
    return command === undefined ? [] : [command]
  })
  const isRecent = ({ id }: Command) => ids.includes(id)
  const others = groups.map((group) => ({ ...group, items: group.items.filter((one) => !isRecent(one)) }))
  return [{ id: 'recent', label: heading, items: recent }, ...others]
}
