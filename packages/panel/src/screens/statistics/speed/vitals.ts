import type { ReplyOf } from '@vitrine/contract/call'
import type { readInsightVitalsCall } from '@vitrine/contract/insight/panel-calls'

/** A measure of some pages on a kind of device. */
export type Vital = ReplyOf<typeof readInsightVitalsCall>['rows'][number]

/** A kind of device. */
export type VitalDevice = Vital['device']

/** A kind of page, and what was measured of it. */
export interface VitalsOfPage {
  readonly pageType: number
  /** How often it was measured; of the measure that came most often. */
  readonly count: number
  readonly vitals: readonly Vital[]
}

/** The devices that were measured, with their pages, those measured most first. */
export function vitalsByDevice(
  rows: readonly Vital[],
): readonly { readonly device: VitalDevice; readonly pages: readonly VitalsOfPage[] }[] {
  return devices.flatMap((device) => {
    const ofDevice = rows.filter((row) => row.device === device)
    const types = [...new Set(ofDevice.map(({ pageType }) => pageType))]
    const pages = types
      .map((pageType) => {
        const vitals = ofDevice.filter((row) => row.pageType === pageType)
        return { pageType, count: Math.max(...vitals.map(({ count }) => count)), vitals }
      })
      .toSorted((one, other) => other.count - one.count)
    return pages.length === 0 ? [] : [{ device, pages }]
  })
}

const devices: readonly VitalDevice[] = ['phone', 'computer', 'tablet']
