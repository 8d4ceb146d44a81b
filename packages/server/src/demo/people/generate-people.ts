import type { AccountLevel } from '@sightline/api-client/contract'
import { seededRandom, weightedChoice, type Random } from '../random.ts'
import { countryChoice, mailHosts, originChoice } from './person-choices.ts'

export const DAY_MS = 24 * 60 * 60 * 1000
export const HOUR_MS = DAY_MS / 24

/** The days of the people's history before the first start. */
const HISTORY_DAYS = 730

/** The beginning of the history of the demo's people. */
export const peopleSince = (now: Date): Date => new Date(now.getTime() - HISTORY_DAYS * DAY_MS)

/** An invented person. Instants are in milliseconds. */
export interface Person {
  email: string
  nickname: string | null
  region: string
  locale: string | null
  theme: 'light' | 'dark' | null
  currency: 'USD' | 'EUR' | 'GBP'
  timeZone: string
  level: AccountLevel
  createdAt: number
  /** The sign-ins; null of a person who has not signed in yet. */
  signedIn: { first: number; last: number } | null
  hasConfirmedEmail: boolean
  inviteCode: string
  refCode: string | null
  /** The invitation code of whoever invited this person. */
  inviterCode: string | null
  utmSource: string | null
  utmMedium: string | null
  utmCampaign: string | null
  unionCode: string | null
  isImported: boolean
  /** Whether the person buys a plan sooner or later. */
  isPaying: boolean
  /** Whether somebody who pays stays and renews; such people are the ones who invite others. */
  isLoyal: boolean
}

/** The members of staff, by their place in the order of registration. */
const STAFF: ReadonlyMap<number, AccountLevel> = new Map([
  [3, 'operator'],
  [120, 'operator'],
  [230, 'admin'],
])
/** A file with people of another product was imported on one day. */
const IMPORT = { at: 0.55, people: 24 }
const GROWTH = 0.62
const INVITED = 0.24
const PAYS = 0.52
const LOYAL = 0.2
const EARLY_INVITERS = 24

/** People who have registered since an instant, the oldest first; more of them lately than at first. */
export function generatePeople(seed: number, count: number, { from, to }: { from: number; to: number }): Person[] {
  const days = seededRandom(seed)
  const importedAt = Math.floor(from + (to - from) * IMPORT.at)
  const isImported = (index: number) => index < IMPORT.people
  const registrations = Array.from({ length: count }, (_, index) => ({
    isImported: isImported(index),
    // An exponent below 1 puts more of an even draw to the end.
    at: isImported(index) ? importedAt : Math.floor(from + (to - from) * days.between(0, 0.9995) ** GROWTH),
  })).toSorted((a, b) => a.at - b.at)

  const people: Person[] = []
  const emails = new Set<string>()
  const inviters: Person[] = []
  for (const [index, { at, isImported: wasImported }] of registrations.entries()) {
    // A person's own draws do not change when somebody before draws more or less, which depends on the day of the start.
    const random = seededRandom(seed, index + 1)
    const level = wasImported ? 'member' : (STAFF.get(index) ?? 'member')
    const person = drawPerson(random, { at, to, level, isImported: wasImported, emails })
    if (!wasImported && level === 'member' && inviters.length > 0 && random.chance(INVITED))
      Object.assign(person, { ...NO_ORIGIN, inviterCode: random.pick(weightedChoice(inviters, byRoot)).inviteCode })
    people.push(person)
    if (person.signedIn !== null && person.isPaying && person.isLoyal && inviters.length < EARLY_INVITERS)
      inviters.push(person)
  }
  return people
}

/** The first ones have invited most, but not by far. */
const byRoot = (_: Person, index: number): number => 1 / Math.sqrt(index + 1)

const NO_ORIGIN = {
  refCode: null,
  utmSource: null,
  utmMedium: null,
  utmCampaign: null,
  unionCode: null,
} satisfies Partial<Person>

const NOWHERE = { source: null, medium: null, campaign: null, union: null, ref: null }

interface Registration {
  at: number
  to: number
  level: AccountLevel
  isImported: boolean
  emails: Set<string>
}

function drawPerson(random: Random, { at, to, level, isImported, emails }: Registration): Person {
  const country = random.pick(countryChoice)
  const first = oneOf(random, country.firstNames)
  const last = oneOf(random, country.lastNames)
  const isLoyal = random.chance(LOYAL)
  const origin = isImported ? NOWHERE : random.pick(originChoice)
  return {
    email: freeEmail(`${plain(first)}.${plain(last)}`, random.pick(mailHosts), emails),
    nickname: random.chance(0.72) ? `${first} ${last}` : null,
    region: oneOf(random, country.regions),
    locale: random.chance(0.6) ? country.locale : null,
    theme: random.chance(0.2) ? 'dark' : random.chance(0.1) ? 'light' : null,
    currency: country.currency,
    timeZone: country.timeZone,
    level,
    createdAt: at,
    signedIn: drawSignIns(random, { at, to, isImported, isActive: isLoyal || level !== 'member' }),
    hasConfirmedEmail: random.chance(0.86),
    inviteCode: inviteCodeOf(random),
    refCode: origin.ref,
    inviterCode: null,
    utmSource: origin.source,
    utmMedium: origin.medium,
    utmCampaign: origin.campaign,
    unionCode: origin.union,
    isImported,
    isPaying: level === 'member' && random.chance(PAYS),
    isLoyal,
  }
}

/** Whoever registers is signed in; people who were imported wait for their link. Two of three still come by. */
function drawSignIns(
  random: Random,
  { at, to, isImported, isActive }: Pick<Registration, 'at' | 'to' | 'isImported'> & { isActive: boolean },
): Person['signedIn'] {
  if (isImported && random.chance(0.3)) return null
  const first = isImported ? at + random.between(0.5, 40) * DAY_MS : at
  if (first >= to) return null
  const last = random.chance(isActive ? 1 : 0.66)
    ? Math.max(first, to - random.logNormal(30, 1.2) * HOUR_MS)
    : random.between(first, Math.min(to, first + 200 * DAY_MS))
  return { first: Math.floor(first), last: Math.floor(last) }
}

export const oneOf = <Item>(random: Random, items: readonly Item[]): Item => items[random.bits() % items.length] as Item

/** Letters without accents, for an address. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[^a-z]/gi, '')
    .toLowerCase()

function freeEmail(name: string, host: string, emails: Set<string>): string {
  let email = `${name}@${host}`
  for (let number = 2; emails.has(email); number += 1) email = `${name}${number}@${host}`
  emails.add(email)
  return email
}

const inviteCodeOf = (random: Random): string =>
  Buffer.from(new Uint32Array([random.bits(), random.bits()]).buffer)
    .subarray(0, 6)
    .toString('base64url')
