import { z } from 'zod'
import { ModelError } from '../../errors.ts'
import { assertDirections } from './check-directions.ts'
import { PLACEHOLDER, type Placeholders } from './placeholders.ts'

/** A text with placeholders in braces. */
export interface Wording {
  headline: string
  points: readonly string[]
}

const wordingSchema = z.object({
  headline: z.string().trim().min(1).max(300),
  points: z.array(z.string().trim().min(1).max(500)).min(1).max(6),
})

/** What a model answered. @throws {ModelError} with what is wrong, as the model can be told */
export function parseWording(answer: string, placeholders: Placeholders): Wording {
  const { success, data } = wordingSchema.safeParse(jsonIn(answer))
  if (!success) throw new ModelError('bad_output', 'The answer is not the JSON that was asked for')
  assertWording(data, placeholders)
  return data
}

/** Some models put a fence around it. */
function jsonIn(answer: string): unknown {
  try {
    return JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1)) as unknown
  } catch {
    return undefined
  }
}

/**
 * Every number in a text is a placeholder that is known, so that none can be invented. Nothing in it leads anywhere, and what is
 * said to have risen has risen.
 * @throws {ModelError}
 */
export function assertWording({ headline, points }: Wording, placeholders: Placeholders): void {
  const text = [headline, ...points].join('\n')
  const names = [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name)
  const unknown = names.find((name) => !placeholders.has(name))
  if (unknown !== undefined) throw new ModelError('bad_output', `There is no placeholder {${unknown.slice(0, 40)}}`)
  const words = text.replaceAll(PLACEHOLDER, ' ')
  for (const [pattern, reason] of refused) if (pattern.test(words)) throw new ModelError('bad_output', reason)
  if (names.length === 0) throw new ModelError('bad_output', 'The text has no placeholder')
  assertDirections([headline, ...points], placeholders)
}

const ENGLISH_NUMBERS =
  'zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|' +
  'ninety|hundreds?|thousands?|millions?|billions?|dozens?|half|halved|thirds?|quarters?|fourths?|fifths?|tenths?|once|twice|' +
  'thrice|\\w*fold|doubl\\w+|tripl\\w+|quadrupl\\w+|percent\\w*'

/** What else these characters stand in. */
const CHINESE_WORDS = '(?<!进)(?<!同)(?<!唯)(?<!统)(?<!上)(?<!之)'

/** With the letters that Arabic writes before a word and after it. */
const ARABIC_NUMBERS =
  '(?<!\\p{L})[وفبلك]*(?:ال|ل)?(?:صفر|واحدا?|واحدة|اثن(?:ان|ين)|اثنت(?:ان|ين)|ثلاثة?|أربعة?|خمسة?|ستة?|سبعة?|ثماني?ة?|تسعة?|عشرة?|' +
  'عشر(?:ون|ين)|ثلاث(?:ون|ين)|أربع(?:ون|ين)|خمس(?:ون|ين)|ست(?:ون|ين)|سبع(?:ون|ين)|ثمان(?:ون|ين)|تسع(?:ون|ين)|م(?:ا)?ئ(?:ة|تان|تين|ات)|' +
  'ألف(?:ان|ين)?|آلاف|مليون(?:ان|ين)?|ملايين|مليار(?:ات)?|نصف|ثلث(?:ان|ين|ي)?|ربع|خُمس|ضعف(?:ان|ين|ي)?|أضعاف|مرت(?:ان|ين)|بالمئة)[ًٌٍ]?(?!\\p{L})'

const refused: readonly (readonly [RegExp, string])[] = [
  [/[\p{N}%％‰]/u, 'Numbers must be placeholders'],
  [new RegExp(`\\b(?:${ENGLISH_NUMBERS})\\b`, 'i'), 'Numbers must be placeholders, also in words'],
  [
    new RegExp(`${CHINESE_WORDS}一(?![些直定般致起])|[二两三四五六七八九十百千万亿半倍]|翻番`, 'u'),
    'Numbers must be placeholders, also in words',
  ],
  [new RegExp(ARABIC_NUMBERS, 'u'), 'Numbers must be placeholders, also in words'],
  [/[<>@\\`]|:\/\/|\p{L}\.\p{L}{2}|\]\(/u, 'There must be no address, link or markup'],
  [/[{}]/, 'Braces are for placeholders'],
]

/** The text with what its placeholders stand for; braces in that are no placeholders. */
export function textOf(
  { headline, points }: Wording,
  placeholders: Placeholders,
  notes: readonly string[] = [],
): string {
  const fill = (text: string) =>
    text.replaceAll(PLACEHOLDER, (all, name: string) => placeholders.get(name)?.text ?? all)
  return [fill(headline), '', ...[...points.map(fill), ...notes].map((line) => `- ${line}`)].join('\n')
}
