import type { ChangedRow } from '../../audit/audit.ts'
import { hasFoundRows, MOST_NAMED, referencesOf, subjectsOf } from '../../audit/named-rows.ts'
import { namesOfRows } from '../../store/relational/audit-names.ts'
import { listAuditEntries, targetsOfEntry, type AuditEntry } from '../../store/relational/audit.ts'
import type { Database } from '../../store/relational/database.ts'
import type { Handlers } from '../context.ts'

export const audit: Handlers<'audit'> = {
  async fetchList({ input, services: { db } }) {
    const { list, total } = await listAuditEntries(db, input)
    const entries = await Promise.all(list.map((entry) => withRows(db, entry)))
    const named = await namesOfRows(
      db,
      entries.flatMap(({ subjects, references }) => [...subjects, ...references]),
    )
    return {
      list: entries.map((entry) => ({
        ...entry,
        subjects: entry.subjects.map(named),
        references: entry.references.map(named),
      })),
      total,
    }
  },
}

/** An entry with the rows that it names. */
async function withRows(db: Database, entry: AuditEntry) {
  const details = JSON.parse(entry.details) as Record<string, unknown>
  const changes = entry.changes === null ? [] : (JSON.parse(entry.changes) as ChangedRow[])
  const found = hasFoundRows(details) ? await targetsOfEntry(db, entry.id, MOST_NAMED) : { ids: [], count: 0 }
  const subjects = subjectsOf(entry.action, details, found.ids)
  return {
    ...entry,
    details,
    changes,
    subjects: subjects.slice(0, MOST_NAMED),
    subject_count: Math.max(subjects.length, found.count),
    references: referencesOf(details, changes).slice(0, 2 * MOST_NAMED),
  }
}
