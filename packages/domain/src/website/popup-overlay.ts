/** A window that the site lays over its pages once in a while (specification, section 3). */
export interface PopupOverlay {
  /** Grows with each change, so that those who closed the former one see the new one. */
  readonly version: number
  readonly headline: string
  /** Cleaned HTML. */
  readonly bodyHtml: string
  readonly action: { readonly label: string; readonly url: string; readonly opensWindow: boolean } | null
  /** What visitors fill in there, in place of the action; null or absent: nothing. */
  readonly form?: PopupForm | null
  readonly position: AnchorPosition
  readonly trigger: PopupTrigger
  /** Days after which it is shown again to those who closed it; 0: never again. */
  readonly repeatDays: number
  /** Collections on whose pages it is shown; empty: everywhere. */
  readonly collectionIds: readonly string[]
}

/** A sign-up of its own, or a form of the site. */
export type PopupForm = PopupSignUp | { readonly kind: 'form'; readonly formId: string }

/** A sign-up for a newsletter, with its own words. */
export interface PopupSignUp {
  readonly kind: 'newsletter'
  /** '' for the list that every site has. */
  readonly listId: string
  readonly asksName: boolean
  /** '' for the usual words. */
  readonly buttonLabel: string
  /** Cleaned HTML below the button. */
  readonly footnoteHtml: string
}

/** What brings a popup up: time on the page, or how far it was scrolled. */
type PopupTrigger =
  | { readonly kind: 'delay'; readonly seconds: number }
  | { readonly kind: 'scroll'; readonly percent: number }

/** The nine places of a slide (specification, section 3). */
export const anchorPositions = [
  'TOP_LEFT',
  'TOP_CENTER',
  'TOP_RIGHT',
  'CENTER_LEFT',
  'CENTER_CENTER',
  'CENTER_RIGHT',
  'BOTTOM_LEFT',
  'BOTTOM_CENTER',
  'BOTTOM_RIGHT',
] as const

/** One of the nine places. */
export type AnchorPosition = (typeof anchorPositions)[number]

/** What a browser keeps under `popup-overlay` (specification, section 3). */
export interface PopupRecord {
  /** Epoch milliseconds. */
  readonly 'date-closed': number
  readonly version: number
  /** Whether its action was taken, or its form sent. */
  readonly submitted: boolean
}

/** Name of the record in the browser's local storage. */
export const popupRecordKey = 'popup-overlay'

const dayMs = 86_400_000

/** Whether a popup is due for a browser with this record; null: it was never closed there. */
export function isPopupDue(
  record: PopupRecord | null,
  { version, repeatDays }: Pick<PopupOverlay, 'version' | 'repeatDays'>,
  nowMs: number,
): boolean {
  if (record === null || record.version !== version) return true
  if (record.submitted || repeatDays === 0) return false
  return nowMs >= record['date-closed'] + repeatDays * dayMs
}

/** Reads a record as a browser kept it; anything else counts as none. */
export function readPopupRecord(text: string | null): PopupRecord | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isPopupRecord(value) ? value : null
  } catch {
    return null
  }
}

function isPopupRecord(value: unknown): value is PopupRecord {
  if (typeof value !== 'object' || value === null) return false
  const record: Partial<Record<keyof PopupRecord, unknown>> = value
  return (
    typeof record['date-closed'] === 'number' &&
    typeof record.version === 'number' &&
    typeof record.submitted === 'boolean'
  )
}

/** Whether the popup of a site shows a form. */
export function isInPopup(
  { id }: { readonly id: string },
  { popup }: { readonly popup: Pick<PopupOverlay, 'form'> | null },
): boolean {
  return popup?.form?.kind === 'form' && popup.form.formId === id
}
