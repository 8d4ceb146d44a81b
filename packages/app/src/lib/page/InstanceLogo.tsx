import { Logo, type LogoProps } from '@sightline/ui'
import { instanceMeta, instanceName } from './instanceName.ts'

/** The logo of the instance; without one, the product’s mark with the instance’s name. */
export const InstanceLogo = (props: Omit<LogoProps, 'name' | 'src'>) => (
  <Logo {...props} name={instanceName()} src={instanceMeta()?.dataset['logo']} />
)
