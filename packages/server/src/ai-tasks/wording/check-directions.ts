import { ModelError } from '../../errors.ts'
import { PLACEHOLDER, type Placeholders, type Sign } from './placeholders.ts'

/**
 * Words of a direction, such as “rose” and “fewer”, must agree with the figure beside them: with every figure of their clause
 * that changed, or, where it has none, of their sentence.
 * @throws {ModelError} with what is wrong, as the model can be told
 */
export function assertDirections(texts: readonly string[], placeholders: Placeholders): void {
  for (const sentence of texts.flatMap((text) => text.split(SENTENCE_END)))
    for (const clause of sentence.split(CLAUSE_END)) assertDirection(clause, sentence, placeholders)
}

const SENTENCE_END = /[.!?。！？؟\n]/u
const CLAUSE_END =
  /[,;:，、；：،؛()（）–—]|\b(?:and|but|while|whereas|although|though|despite|because|since|as|with)\b|而|但|虽然|尽管|因为|由于|同时|并|(?<!\p{L})(?:بينما|لكن|ولكن|رغم|لأن|بسبب)(?!\p{L})|\sو(?=\p{L})/iu

const UP =
  /\b(?:r[io]s(?:e|es|en|ing)|gr[eo]w(?:n|s|ing|th)?|increas\w*|gain\w*|climb\w*|jump\w*|surg\w*|soar\w*|up|upwards?|more|higher)\b|上升|上涨|增加|增长|增多|提高|提升|升至|升到|涨|多于|更多|高于|更高|延长|(?<!\p{L})[وف]?(?:ال)?(?:ارتفعت?|[يت]رتفع|ارتفاع|زادت?|[يت]زيد|زيادة|ازدادت?|[يت]زداد|ازدياد|نم[ات]|نمت|نمو|صعدت?|صعود|كسبت?|أكثر|أعلى)[اًٌٍ]*(?!\p{L})/iu
const DOWN =
  /\b(?:f[ae]ll(?:s|en|ing)?|drop\w*|decreas\w*|declin\w*|los[et]s?|losing|loss(?:es)?|shr[aiu]nk\w*|slip\w*|dip\w*|down|downwards?|fewer|less|lower\w*|reduc\w*|diminish\w*|plung\w*)\b|下降|下跌|减少|降低|降至|降到|下滑|流失|跌|少于|更少|低于|更低|缩短|(?<!\p{L})[وف]?(?:ال)?(?:انخفضت?|[يت]نخفض|انخفاض|تراجعت?|[يت]تراجع|تراجع|هبطت?|[يت]هبط|هبوط|قلّ?ت?|نقصت?|نقصان|تقلصت?|تقلّصت?|خسرت?|خسارة|فقدت?|أقل|أدنى)[اًٌٍ]*(?!\p{L})/iu
const NOT =
  /\b(?:not|never|no|neither|nor|without)\b|n['’]t\b|[不没未无]|(?<!\p{L})[وف]?(?:لا|لم|لن|ليس|ليست|بلا|دون|بدون|غير)(?!\p{L})/iu

function assertDirection(clause: string, sentence: string, placeholders: Placeholders): void {
  const words = clause.replaceAll(PLACEHOLDER, ' ')
  const [isUp, isDown] = [UP.test(words), DOWN.test(words)]
  if (!isUp && !isDown) return
  if (isUp && isDown) throw wrong('Words of opposite directions must stand in clauses of their own')
  if (NOT.test(words)) throw wrong('Say what rose or fell, not what did not')
  const own = signsIn(clause, placeholders)
  const signs = own.length > 0 ? own : signsIn(sentence, placeholders)
  if (signs.length === 0) throw wrong('A word such as rose or fell must stand beside the placeholder of what changed')
  const direction: Sign = isUp ? 1 : -1
  if (signs.some((sign) => sign !== direction))
    throw wrong('A word such as rose or fell does not agree with the sign of the figure beside it')
}

const signsIn = (text: string, placeholders: Placeholders): Sign[] =>
  [...text.matchAll(PLACEHOLDER)].flatMap(([, name = '']) => placeholders.get(name)?.sign ?? [])

const wrong = (reason: string): ModelError => new ModelError('bad_output', reason)
