interface FieldAnswer {
  readonly label: string
  readonly value: string
}

/** Reads the answers that a buyer gave to a product's own form; what cannot be read is shown as it is. */
export function readAdditionalFields(json: string | null): readonly FieldAnswer[] {
  if (json === null || json === '') return []
  const parsed = parseJson(json)
  if (isRecord(parsed))
    return Object.entries(parsed).map(([label, value]) => ({ label, value: asText(value) }))
  return [{ label: 'Form', value: json }]
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

function asText(value: unknown): string {
  if (isRecord(value) && 'value' in value) return asText(value.value)
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
