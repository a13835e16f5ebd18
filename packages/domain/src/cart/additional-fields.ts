/** What a client sent of the additional fields: their JSON text, null when there are none, or unreadable. */
export type FieldsResult =
  | { readonly ok: true; readonly additionalFields: string | null }
  | { readonly ok: false; readonly problem: 'fields-unreadable' }

/** Reads additional fields; clients send JSON text, null, '' or the string "null" (platform reference, section 3.2). */
export function parseAdditionalFields(sent: string | null | undefined): FieldsResult {
  if (!sent || sent === 'null') return { ok: true, additionalFields: null }
  try {
    const value: unknown = JSON.parse(sent)
    const isFields = typeof value === 'object' && value !== null
    return isFields ? { ok: true, additionalFields: sent } : { ok: false, problem: 'fields-unreadable' }
  } catch {
    return { ok: false, problem: 'fields-unreadable' }
  }
}
