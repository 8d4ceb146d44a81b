import { inDevelopment, warnOnce } from '../../../../theme/warnOnce.ts'

/** Warns about rows without an id and rows with the same id. */
export function checkIds(caption: string, rows: readonly { id: string | null | undefined }[]): void {
  inDevelopment(() => {
    const ids = new Set<unknown>()
    for (const [index, { id }] of rows.entries()) {
      if (id === undefined || id === null || id === '')
        return warnOnce(
          `DataTable “${caption}”: row ${index + 1} has no id. Each row needs an id of its own, as a text; getRowId={(row) => …} says it of rows that have it under another name.`,
        )
      if (ids.has(id)) return warnOnce(`DataTable “${caption}”: two rows have the id “${id}”.`)
      ids.add(id)
    }
  })
}
