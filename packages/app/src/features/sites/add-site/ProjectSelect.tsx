import { useLingui } from '@lingui/react/macro'
import { hostOf } from '@sightline/api-client'
import { Select } from '@sightline/ui'
import { useState } from 'react'
import { useCloudflareProjects } from '../api.ts'

interface ProjectSelectProps {
  onChoose: (project: { name: string; domain: string }) => void
}

/**
 * Fills in the name and the domain of a Cloudflare Pages project; draws nothing where no account with projects is
 * connected.
 */
export function ProjectSelect({ onChoose }: ProjectSelectProps) {
  const { t } = useLingui()
  const projects = useCloudflareProjects()
  const [value, setValue] = useState<string | null>(null)
  if (projects.length === 0) return null
  return (
    <Select
      label={t`Cloudflare Pages project`}
      description={t`Optional. Fills in the name and the domain below.`}
      placeholder={t`Select project`}
      items={projects.map(({ id, name, url }) => ({ value: id, label: name, note: hostOf(url) }))}
      value={value}
      onChange={(id) => {
        setValue(id)
        const project = projects.find((one) => one.id === id)
        if (project !== undefined) onChoose({ name: project.name, domain: hostOf(project.url) ?? '' })
      }}
      isSearchable
    />
  )
}
