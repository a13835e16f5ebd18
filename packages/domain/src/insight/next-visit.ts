/** A visitor as the cookie `ss_cvr` tells them: `<uuid>|<first ms>|<previous ms>|<current ms>|<visit count>`. */
export interface VisitorRecord {
  readonly id: string
  /** When the first visit began, the one before this, and this one. */
  readonly firstMs: number
  readonly previousMs: number
  readonly currentMs: number
  readonly visitCount: number
}

/** A page that is shown. */
interface ShownPage {
  /** The cookies as the browser has them; null for none. */
  readonly visitorCookie: string | null
  readonly visitTimeCookie: string | null
  readonly nowMs: number
  /** An id for a visitor who is new. */
  readonly newId: string
}

/** Says whose visit a page belongs to: a visit is over when its cookie of 30 minutes is gone, and the next one counts. */
export function nextVisit({ visitorCookie, visitTimeCookie, nowMs, newId }: ShownPage): VisitorRecord {
  const known = readVisitor(visitorCookie)
  if (known === null) return { id: newId, firstMs: nowMs, previousMs: nowMs, currentMs: nowMs, visitCount: 1 }
  if (visitTimeCookie !== null) return known
  return { ...known, previousMs: known.currentMs, currentMs: nowMs, visitCount: known.visitCount + 1 }
}

/** Reads the visitor's cookie; null for none, and for one that is none of ours. */
export function readVisitor(cookie: string | null): VisitorRecord | null {
  const parts = /^([\da-f-]{36})\|(\d{1,15})\|(\d{1,15})\|(\d{1,15})\|(\d{1,6})$/i.exec(cookie ?? '')
  if (!parts) return null
  const [, id = '', ...numbers] = parts
  const [firstMs = 0, previousMs = 0, currentMs = 0, visitCount = 0] = numbers.map(Number)
  return { id, firstMs, previousMs, currentMs, visitCount }
}

/** Writes a visitor as their cookie holds them. */
export function writeVisitor({ id, firstMs, previousMs, currentMs, visitCount }: VisitorRecord): string {
  return [id, firstMs, previousMs, currentMs, visitCount].join('|')
}
