import { Card, Container, Stack } from '@sightline/ui'
import type { ReactNode } from 'react'

interface SettingsCardProps {
  title: ReactNode
  description: ReactNode
  children: ReactNode
}

/** The settings of one subject, below each other. */
export function SettingsCard({ title, description, children }: SettingsCardProps) {
  return (
    <Card title={title} description={description}>
      <Container size="sm" align="start">
        <Stack>{children}</Stack>
      </Container>
    </Card>
  )
}
