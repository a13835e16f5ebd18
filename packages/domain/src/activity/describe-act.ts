import type { DocumentImage } from './document-image.ts'
import { type FieldChange, fieldChanges } from './field-changes.ts'
import { fieldName, fieldNoun } from './field-names.ts'
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

/** The fields that changed, by their last name as it stands within a sentence. */
function leavesOf(image: DocumentImage): readonly string[] {
  const top = Object.keys({ ...image.before, ...image.after })
  const changes = fieldChanges(image, { currency: 'USD', timeZone: 'UTC' })
  const leaves = changes.map((change) => ({ ...change, label: change.label.split(' › ').at(-1) ?? '' }))
  const plain = leaves.length > 0 && leaves.every(({ label }) => !/^[“0-9]|^no\. /.test(label))
  if (!plain) return top.map((name) => fieldNoun(fieldName(name), false))
  return leaves.map((leaf) => fieldNoun(leaf.label, isSwitch(leaf)))
}

function isSwitch({ before, after }: FieldChange): boolean {
  return [before, after].every((side) => side === null || side === 'Yes' || side === 'No')
}
