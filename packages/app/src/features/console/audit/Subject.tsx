import { useLingui } from '@lingui/react/macro'
import { Link, missing } from '@sightline/ui'
import { Fragment } from 'react'
import { hrefOfRow } from './rows.ts'
import type { AuditEntry } from './useAuditList.ts'
import { useRowName } from './useRowName.ts'

/** The rows that are shown of an entry: a call may be about a thousand. */
const MOST = 2

/** The rows that an entry is about, each with the way to it. */
export function Subject({ entry: { subjects, subject_count: count } }: { entry: AuditEntry }) {
  const { t } = useLingui()
  const nameOf = useRowName()
  const shown = subjects.slice(0, MOST)
  const more = count - shown.length
  if (count === 0) return missing
  return (
    <span data-part="cut">
      {shown.map((row, index) => {
        const href = hrefOfRow(row)
        const name = <bdi>{nameOf(row)}</bdi>
        return (
          <Fragment key={`${row.kind} ${row.id}`}>
            {index > 0 && ' · '}
            {href === undefined ? name : <Link href={href}>{name}</Link>}
          </Fragment>
        )
      })}
      {more > 0 && ` ${t`and ${more} more`}`}
    </span>
  )
}
