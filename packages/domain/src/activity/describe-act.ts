import type { DocumentImage } from './document-image.ts'
import { type FieldChange, fieldChanges } from './field-changes.ts'
import { fieldName, fieldNoun } from './field-names.ts'
import { type Publishing, publishing } from './publishing.ts'

/** What was done in more words than the act itself knows, such as "Changed the price of Morning Mug", or "Published Morning Mug". */
export function describeAct(summary: string, images: readonly DocumentImage[]): string {
  const [image] = images
  if (images.length !== 1 || !image?.before || !image.after || !/^Changed /.test(summary)) return summary
  if (image.kind === 'settings' || image.kind === 'redirects' || image.kind === 'layout') return summary
  const published = publishing(image)
  if (published !== null) return publishingSummaries[published](image.name)
  const names = [...new Set(leavesOf(image))]
  const [one, other] = names
  if (!one || names.length > 2) return summary
  return fieldsSummary(image.name, one, other)
}

function fieldsSummary(name: string, one: string, other: string | undefined): string {
  return other === undefined ? `Changed the ${one} of ${name}` : `Changed the ${one} and ${other} of ${name}`
}

/** Whole sentences, as other languages put the name elsewhere. */
const publishingSummaries: Readonly<Record<Publishing, (name: string) => string>> = {
  Published: (name) => `Published ${name}`,
  'Published and changed': (name) => `Published and changed ${name}`,
  Scheduled: (name) => `Scheduled ${name}`,
  'Scheduled and changed': (name) => `Scheduled and changed ${name}`,
  Unpublished: (name) => `Unpublished ${name}`,
  'Unpublished and changed': (name) => `Unpublished and changed ${name}`,
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
