import type { Formatter } from '../../registry.ts'
import { asText } from '../../values/convert.ts'
import { isTruthy } from '../../values/truthy.ts'

/** Takes tags, `<` to `>`, out of a text. What is not truthy stays as it is. */
export const safe: Formatter = (value) => (isTruthy(value) ? stripTags(asText(value)) : value)

/** Walks from tag to tag, so that a text of many `<` takes no longer than any other. */
function stripTags(text: string): string {
  const kept: string[] = []
  let at = 0
  for (let open = text.indexOf('<'); open >= 0; open = text.indexOf('<', at)) {
    const close = text.indexOf('>', open)
    if (close < 0) break
    kept.push(text.slice(at, open))
    at = close + 1
  }
  return at === 0 ? text : kept.join('') + text.slice(at)
}
