import { readPerformanceSettingsAddress } from '@vitrine/contract/insight/addresses'
import { isRecord } from '@vitrine/domain/shapes/is-record'

/** How long the settings are waited for (specification, section 9). */
const settingsLimitMs = 30_000

/** What a page must know to measure itself. */
interface MeasureSettings {
  readonly pageLoadId: string
  readonly samplePercent: number
}

/** Asks how this page is to measure itself; null where it is not to know, which `tell` hears (specification, section 8). */
export async function readMeasureSettings(tell: (failure: string) => void): Promise<MeasureSettings | null> {
  try {
    const signal = AbortSignal.timeout(settingsLimitMs)
    const answer = await fetch(readPerformanceSettingsAddress.path, { credentials: 'same-origin', signal })
    if (answer.status !== 200) {
      tell(`Metric settings request failed with status ${answer.status}`)
      return null
    }
    const told: unknown = await answer.json().catch(() => null)
    const { pageLoadId, samplePercent } = isRecord(told) ? told : {}
    if (typeof pageLoadId === 'string' && pageLoadId !== '')
      return { pageLoadId, samplePercent: typeof samplePercent === 'number' ? samplePercent : 100 }
    tell('Unable to resolve pageLoadId')
  } catch (error) {
    // Who is offline, or leaves, gets status 0: nothing is wrong then.
    if (error instanceof DOMException && error.name === 'TimeoutError')
      tell('Metric settings request timeout')
  }
  return null
}
