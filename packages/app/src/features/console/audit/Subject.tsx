import { useLingui } from '@lingui/react/macro'
import { Link, missing } from '@sightline/ui'
import { Fragment } from 'react'
import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { hrefOfRow } from './rows.ts'
import type { AuditEntry } from './useAuditList.ts'
import { useChangedSetting } from './useChangedSetting.ts'
import { useRowName } from './useRowName.ts'

/** The rows that are shown of an entry: a call may be about a thousand. */
const MOST = 2

/** The rows that an entry is about, each with the way to it. */
export function Subject({ entry }: { entry: AuditEntry }) {
  const { subjects, subject_count: count } = entry
  const { t } = useLingui()
  const nameOf = useRowName()
  const settingOf = useChangedSetting()
  const shown = subjects.slice(0, MOST)
  const more = count - shown.length
  if (count === 0) {
    const setting = settingOf(entry)
    return setting === undefined ? missing : <Link href={hrefOf(paths.instanceSettings)}>{setting}</Link>
  }
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
