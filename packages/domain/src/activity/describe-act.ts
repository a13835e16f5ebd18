import type { DocumentImage } from './document-image.ts'
import { fieldChanges } from './field-changes.ts'
import { fieldName } from './field-names.ts'
import { publishing } from './publishing.ts'

/** What was done in more words than the act itself knows, such as "Changed the price of Morning Mug", or "Published Morning Mug". */
export function describeAct(summary: string, images: readonly DocumentImage[]): string {
  const [image] = images
  if (images.length !== 1 || !image?.before || !image.after || !/^Changed /.test(summary)) return summary
  if (image.kind === 'settings' || image.kind === 'redirects' || image.kind === 'layout') return summary
  const published = publishing(image)
  if (published !== null) return `${published} ${image.name}`
  const names = [...new Set(leavesOf(image))]
  const [one, other] = names
  if (!one || names.length > 2) return summary
  return `Changed the ${other ? `${one} and ${other}` : one} of ${image.name}`
}

/** The fields that changed, by their last name in small letters. */
function leavesOf(image: DocumentImage): readonly string[] {
  const top = Object.keys({ ...image.before, ...image.after })
  const changes = fieldChanges(image, { currency: 'USD', timeZone: 'UTC' })
  const labels = changes.map(({ label }) => label.split(' › ').at(-1) ?? label)
  const plain = labels.length > 0 && labels.every((label) => !/^[“0-9]|^no\. /.test(label))
  return (plain ? labels : top.map(fieldName)).map((label) =>
    label === label.toUpperCase() ? label : label.charAt(0).toLowerCase() + label.slice(1),
  )
}
