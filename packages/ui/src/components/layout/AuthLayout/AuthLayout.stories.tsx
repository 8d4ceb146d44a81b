import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { Button } from '../../actions/Button/index.ts'
import { LanguageMenu } from '../../navigation/LanguageMenu/index.ts'
import { PasswordField } from '../../inputs/PasswordField/index.ts'
import { TextField } from '../../inputs/TextField/index.ts'
import { Logo } from '../../../product/Logo/index.ts'
import { Rays } from '../../../product/Rays/index.ts'
import { AuthLayout } from './AuthLayout.tsx'

const meta = preview.meta({
  title: 'Layout/AuthLayout',
  component: AuthLayout,
  parameters: { page: true },
  args: {
    logo: <Logo size={26} />,
    figure: <Rays variant="panel" />,
    title: 'Welcome back',
    description: 'Sign in to see how your sites are doing today.',
    claim: {
      title: 'A clear line of sight to every visit.',
      text: 'Visitors, sources and what comes next, on one page.',
    },
    end: (
      <LanguageMenu
        locale="en-US"
        languages={[{ locale: 'en-US', name: 'English' }]}
        onLocaleChange={() => {}}
        hasLabel
      />
    ),
    children: (
      <div style={{ display: 'grid', gap: 20 }}>
        <TextField label="E-mail" />
        <PasswordField label="Password" autoComplete="current-password" />
        <Button variant="primary" size="lg" isFullWidth>
          Sign in
        </Button>
      </div>
    ),
  },
})

export const Default = meta.story({ parameters: inEveryMode })
