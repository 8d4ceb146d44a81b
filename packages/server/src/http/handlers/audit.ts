import { listAuditEntries, type AuditEntry } from '../../store/relational/audit.ts'
import type { ChangedRow } from '../../audit/audit.ts'
import type { Handlers } from '../context.ts'

export const audit: Handlers<'audit'> = {
  async fetchList({ input, services: { db } }) {
    const { list, total } = await listAuditEntries(db, input)
    return { list: list.map(answerOf), total }
  },
}

const answerOf = (entry: AuditEntry) => ({
  ...entry,
  details: JSON.parse(entry.details) as Record<string, unknown>,
  changes: entry.changes === null ? [] : (JSON.parse(entry.changes) as ChangedRow[]),
})
