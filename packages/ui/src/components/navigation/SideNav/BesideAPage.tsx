import { useState, type ComponentType } from 'react'
import { useMinWidth } from '../../../theme/useMinWidth.ts'
import { Button } from '../../actions/Button/index.ts'
import { PageHeader } from '../../layout/index.ts'
import type { SideNavProps } from './SideNav.types.ts'

interface BesideAPageProps {
  story: ComponentType<{ args: Partial<SideNavProps> }>
  args: Partial<SideNavProps>
}

/** A page for the navigation to stand beside, which opens it where the window has no room for both. */
export function BesideAPage({ story: Story, args }: BesideAPageProps) {
  const [isOpen, setIsOpen] = useState(args.defaultOpen ?? false)
  const hasColumn = useMinWidth('lg')
  const change = (next: boolean) => {
    setIsOpen(next)
    args.onOpenChange?.(next)
  }
  return (
    <div style={{ display: 'flex' }}>
      <Story args={{ ...args, isOpen, onOpenChange: change }} />
      <main style={{ flex: 1, padding: 24 }}>
        <PageHeader
          title="App users"
          actions={hasColumn ? undefined : <Button onPress={() => setIsOpen(true)}>Show navigation</Button>}
        />
      </main>
    </div>
  )
}
