/** An address as feeds, calendars and maps of a site write it, whatever stands in the stored text. */
export function encodedAddress(address: string): string {
  return encodeURI(address.toWellFormed())
}
