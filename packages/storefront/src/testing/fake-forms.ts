import { vi } from 'vitest'

/** A form as it reached the network: its fields, and what of them is JSON. */
interface SeenForm {
  readonly path: string
  readonly fields: Readonly<Record<string, string>>
  readonly data: Readonly<Record<string, unknown>>
}

/** Puts a far side in place of the network that takes forms; those that came are in the returned list, in order. */
export function fakeForms(status = 204): SeenForm[] {
  const seen: SeenForm[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
    const fields = Object.fromEntries(new URLSearchParams(typeof body === 'string' ? body : ''))
    seen.push({ path, fields, data: JSON.parse(fields.data ?? '{}') })
    return new Response(null, { status })
  })
  return seen
}
