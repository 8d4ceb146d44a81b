import { forEachRow } from '../../bulk/bulk-result.ts'
import { importPoints } from '../../jobs/import-points.ts'
import { adjustPoints, changeNote, reverseLedgerEntry } from '../../points/ledger.ts'
import { listPointsWithTotals } from '../../points/list-points.ts'
import { pointRowOf } from '../../points/point-row.ts'
import { idOf } from '../../store/relational/ids.ts'
import { countLedgerEntries, idsOfLedgerEntries, type LedgerFilters } from '../../store/relational/membership/points.ts'
import type { Handlers } from '../context.ts'
import { answerBulk } from '../bulk-selection.ts'

export const userPoints: Handlers<'userPoints'> = {
  fetchList: ({ input, services: { db } }) => listPointsWithTotals(db, input, input),

  async update({ input, services }) {
    const rowVersion = { id: idOf(input.id), version: input.version }
    return pointRowOf(await changeNote(services.db, rowVersion, input.note, services.now()))
  },

  async add({ input, principal, services }) {
    const { delta, reason, note = null } = input
    const orderId = input.order_id === undefined ? null : idOf(input.order_id)
    const given = { userId: idOf(input.user_id), delta, reason, note, orderId, actorId: principal.user.id }
    return pointRowOf(await adjustPoints(services.db, given, services.now()))
  },

  importNew: async ({ input, services: { jobs }, principal }) => ({
    job_id: String(await importPoints(jobs, principal.user.id, input.file, input.dry_run)),
  }),

  del({ input, principal, services }) {
    const { db, now } = services
    return answerBulk({
      action: 'userPoints.del',
      selection: input,
      rowSource: {
        count: (filters: LedgerFilters) => countLedgerEntries(db, filters),
        idsOf: (filters, limit) => idsOfLedgerEntries(db, filters, limit),
      },
      principal,
      services,
      work: (ids) => forEachRow(ids, (id) => reverseLedgerEntry(db, id, principal.user.id, now())),
    })
  },
}
