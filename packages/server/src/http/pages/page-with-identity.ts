import { instanceSettingDefaults as defaults } from '@sightline/api-client/contract'
import type { InstanceIdentity } from '../../instance-settings/instance-identity.ts'
import { imagePath } from '../../themes/image-path.ts'

/**
 * The app’s page with the name, the language and the logo of the instance: in its title and in what the app reads at its start, so
 * that no request is made for them.
 * @throws where the page has not the places for them
 */
export function pageWithIdentity(html: string, basePath: string): (identity: InstanceIdentity) => string {
  const places = [title(defaults.instance_name), appName(defaults.instance_name), language(defaults.default_language)]
  const missing = places.find((place) => !html.includes(place))
  if (missing !== undefined) throw new Error(`The page of the app has no ${missing}`)
  return (identity) => {
    const name = escapeHtml(identity.name)
    // Functions, as a name may have a pattern of replacement in it.
    return html
      .replace(title(defaults.instance_name), () => title(name))
      .replace(appName(defaults.instance_name), () => appName(name, imagePath(basePath, identity.logo, 'png')))
      .replace(language(defaults.default_language), () => language(identity.language))
  }
}

const title = (name: string): string => `<title>${name}</title>`
const appName = (name: string, logo: string | null = null): string =>
  `<meta name="application-name" content="${name}"${logo === null ? '' : ` data-logo="${escapeHtml(logo)}"`} />`
const language = (locale: string): string => `<html lang="${locale}" data-locale="${locale}"`

const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0) ?? 0};`)
