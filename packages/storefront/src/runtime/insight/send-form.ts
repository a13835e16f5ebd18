import type { AddressOf, Call } from '@vitrine/contract/call'
import { buildAddress } from '@vitrine/contract/client/build-address'
import { readCrumb } from '@vitrine/contract/client/crumb-cookie'

interface FormOptions {
  readonly params?: object
  readonly timeLimitMs?: number
}

/**
 * Sends fields as a form does, also of a page that is being left, and returns the status; 0: no answer, or not in time. A browser says of a form
 * where it comes from, so that nothing is asked twice where there is no crumb yet.
 */
export async function sendForm<C extends Call>(
  { path }: AddressOf<C>,
  fields: Readonly<Record<string, string>>,
  { params = {}, timeLimitMs = 30_000 }: FormOptions = {},
): Promise<number> {
  try {
    const { status } = await fetch(buildAddress(path, params, {}), {
      method: 'POST',
      credentials: 'same-origin',
      keepalive: true,
      headers: { Accept: 'application/json', 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ crumb: readCrumb(document.cookie), ...fields }).toString(),
      signal: AbortSignal.timeout(timeLimitMs),
    })
    return status
  } catch {
    return 0
  }
}
