import { isWebAddress, webAddressText } from '../../contact/web-address.ts'

/** What an order is sent off with; each may be empty. */
export interface Parcel {
  readonly carrier: string
  readonly trackingNumber: string
  readonly trackingUrl: string
}

/** A parcel as it is kept, of what somebody wrote. */
export function parcelOf({ carrier, trackingNumber, trackingUrl }: Parcel): Parcel {
  return {
    carrier: carrier.trim(),
    trackingNumber: trackingNumber.trim(),
    trackingUrl: trackingUrl.trim(),
  }
}

/** What is wrong with a parcel, by its field; null when nothing is. */
export function parcelErrors({ trackingUrl }: Parcel): { readonly trackingUrl: string } | null {
  return trackingUrl === '' || isWebAddress(trackingUrl) ? null : { trackingUrl: webAddressText }
}
