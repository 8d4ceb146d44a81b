import { parseArgs } from 'node:util'
import { StartError } from '../errors.ts'

export interface Arguments {
  demo: boolean
  /** The number of days of visits before the present one that the demo has; a test needs fewer. */
  demoDays: number
  /** Whether the demo has invented accounts of Google, GitHub and Cloudflare that can be connected. */
  hasProviders: boolean
  /** Whether nobody visits the demo after its start, for tests that compare its statistics. */
  isDemoStill: boolean
  /** Whether the demo accepts cards, by a local Stripe in which no money moves. */
  hasStripe: boolean
  /** Whether the demo has a local language model, which words every summary alike. */
  hasModel: boolean
  /** Whether the database of regions and cities is installed before the start. */
  withCities: boolean
  /**
   * The e-mail address of a person who gets a link for a new password: for an only administrator who cannot sign in.
   */
  passwordLinkFor: string | undefined
}

/** Reads the arguments after `npm start --`. @throws {StartError} naming an unknown one */
export function readArguments(texts: readonly string[]): Arguments {
  const {
    demo,
    google: hasProviders,
    'demo-days': demoDays,
    'demo-still': isDemoStill,
    stripe: hasStripe,
    model: hasModel,
    'with-cities': withCities,
    'password-link': passwordLinkFor,
  } = parse(texts)
  if (hasProviders && !demo) throw new StartError('--google is for the demo: start it with --demo --google')
  if (!/^[1-9]\d{0,3}$/.test(demoDays)) throw new StartError('--demo-days must be a number of days')
  if (hasStripe && !demo) throw new StartError('--stripe belongs to --demo: real payments need STRIPE_SECRET_KEY')
  if (hasModel && !demo) throw new StartError('--model belongs to --demo: a real model needs AI_BASE_URL and AI_MODEL')
  if (withCities && demo) throw new StartError('--with-cities is for real visitors: those of the demo have cities')
  return {
    demo,
    demoDays: Number(demoDays),
    hasProviders,
    isDemoStill,
    hasStripe,
    hasModel,
    withCities,
    passwordLinkFor,
  }
}

function parse(texts: readonly string[]) {
  try {
    const options = {
      demo: { type: 'boolean', default: false },
      google: { type: 'boolean', default: false },
      'demo-days': { type: 'string', default: '365' },
      'demo-still': { type: 'boolean', default: false },
      stripe: { type: 'boolean', default: false },
      model: { type: 'boolean', default: false },
      'with-cities': { type: 'boolean', default: false },
      'password-link': { type: 'string' },
    } as const
    return parseArgs({ args: [...texts], options }).values
  } catch (error) {
    const [reason] = (error as Error).message.split('. ', 1)
    throw new StartError(
      `${reason}. The arguments are --demo, --google, --stripe, --model, --with-cities and --password-link=<e-mail>.`,
    )
  }
}
