import type { Database } from '../../store/relational/database.ts'
import type { User } from '../../store/relational/accounts/users.ts'
import type { Person } from './generate-people.ts'
import type { Purchase } from './generate-purchases.ts'

/** Something that happens at an instant, in milliseconds. */
export interface DemoAction {
  at: number
  run: (now: Date) => Promise<unknown>
}

/** A person with the row of the account. */
export interface DemoUser {
  id: number
  user: User
  person: Person
  purchases: readonly Purchase[]
}

/** The stores and people that actions work with. */
export interface DemoContext {
  db: Database
  users: readonly DemoUser[]
  /** The id of the demo's own site. */
  siteId: number
  /** The owner of the demo's own site. */
  administrator: User
  /** The end of the history: the first start. */
  to: number
  /** Runs a call of a member of staff as the service runs it: with an entry in the audit log. */
  asStaff: <Answer>(
    action: string,
    input: Readonly<Record<string, unknown>>,
    now: Date,
    work: (actor: User) => Promise<Answer>,
  ) => Promise<Answer>
}
