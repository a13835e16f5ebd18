import { blockTypes } from '@vitrine/domain/codes/block-types'
import type { Scope } from '@vitrine/template/scope'
import { asNumber, asText } from '@vitrine/template/values/convert'
import { isTruthy } from '@vitrine/template/values/truthy'
import { fieldsOf } from '../product/fields.ts'

/** A longer description is cut: it was written as a text to read, not for those who do not see the image. */
const longestDescription = 250

/**
 * What an image shows, in words. An image block has a text of its own, which may be empty on purpose; elsewhere the title, else
 * the description without its tags, else the name of the file.
 */
export function altTextOf(image: unknown, scope: Scope): string {
  if (asNumber(scope.find(['blockType'])) === blockTypes.image) return asText(fieldsOf(image).altText).trim()

  const { title, body, filename } = fieldsOf(image)
  return words(title) || withoutTags(words(body)).slice(0, longestDescription) || words(filename)
}

function words(value: unknown): string {
  return isTruthy(value) ? asText(value) : ''
}

/** HTML as plain text: each tag becomes a space. A tag that is never closed is one up to the end. */
export function withoutTags(text: string): string {
  let plain = ''
  let end = 0
  for (let open = text.indexOf('<'); open >= 0; open = text.indexOf('<', end)) {
    const close = text.indexOf('>', open)
    if (close < 0) return plain + text.slice(end, open)
    plain += `${text.slice(end, open)} `
    end = close + 1
  }
  return plain + text.slice(end)
}
