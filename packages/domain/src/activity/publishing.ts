import type { DocumentImage } from './document-image.ts'

type PublishingWord = 'Published' | 'Scheduled' | 'Unpublished'

/** The same, and whether more was changed with it. */
export type Publishing = PublishingWord | `${PublishingWord} and changed`

/** What a change did to who sees a product, a page or an item, in the word of the trade; null: nothing, or that is not told by a word. */
export function publishing({ kind, before, after }: DocumentImage): Publishing | null {
  if (!before || !after) return null
  const others = Object.keys({ ...before, ...after }).filter((name) => !fields.has(name))
  const word = kind === 'item' ? ofItem(before, after) : ofShown(before, after)
  if (word === null) return null
  return others.length === 0 ? word : `${word} and changed`
}

/** Fields that say who sees it, and from when on. */
const fields = new Set(['status', 'publishedAtMs', 'isVisible', 'publishFromMs', 'isEnabled'])

type Side = NonNullable<DocumentImage['before']>

function ofItem(before: Side, after: Side): PublishingWord | null {
  const { status } = after
  if (status === before.status) return null
  if (status === 'scheduled') return 'Scheduled'
  if (status === 'published') return 'Published'
  return before.status === 'published' || before.status === 'scheduled' ? 'Unpublished' : null
}

function ofShown(before: Side, after: Side): PublishingWord | null {
  const [was, is] = [before.isVisible ?? before.isEnabled, after.isVisible ?? after.isEnabled]
  if (is === true && was !== true) return 'Published'
  if (typeof after.publishFromMs === 'number') return 'Scheduled'
  return is === false && was === true ? 'Unpublished' : null
}
