import { nothingTaken } from '../../../../parts/clash/asked-clash.ts'
import { isSameButBlanks } from '../../../../parts/settings/after-save.ts'
import { parseCount } from './check-count.ts'
import type { ProductDraft, VariantDraft } from './draft.ts'
import { mergeDrafts } from './merge-drafts.ts'

/** A saved draft whose rows and options are named as they were when they were sent: nobody loses the field that they type in. */
export function withSentKeys(saved: ProductDraft, sent: ProductDraft): ProductDraft {
  return {
    ...saved,
    options: saved.options.map((option, place) => ({
      ...option,
      key: sent.options[place]?.key ?? option.key,
    })),
    // They are saved in the order in which they are sent.
    variants: saved.variants.map((row, place) => ({ ...row, key: sent.variants[place]?.key ?? row.key })),
  }
}

/**
 * What the editor shows of a product that was saved: what the server made of it, with what was typed since the save began (`then`), row by row. A
 * text that differs by blanks at its end alone stays as it is typed.
 */
export function draftAfterSave(then: ProductDraft, now: ProductDraft, saved: ProductDraft): ProductDraft {
  const [base, ours] = [then, now].map((each) => ({
    ...each,
    variants: each.variants.map((row) => savedRow(row, then, saved)),
  }))
  if (!base || !ours) return saved
  const { draft } = mergeDrafts({ base, ours, theirs: saved }, nothingTaken)
  const names = Object.keys(draft) as (keyof ProductDraft)[]
  const asTyped = names.filter((name) => isSameButBlanks(now[name], draft[name]))
  return { ...draft, ...Object.fromEntries(asTyped.map((name) => [name, now[name]])) }
}

/** A row with the id under which it was saved. What was sent is counted now, so that what is typed since counts from there. */
function savedRow(row: VariantDraft, then: ProductDraft, saved: ProductDraft): VariantDraft {
  const kept = saved.variants.find(({ id, key }) => (row.id === null ? key === row.key : id === row.id))
  const sent = then.variants.find(({ key }) => key === row.key)
  if (!kept || !sent) return row
  const { was: _, ...fields } = row
  const counted = sent.isUnlimited ? null : parseCount(sent.onHand)
  return { ...fields, id: kept.id, ...(counted !== null && { was: counted }) }
}
