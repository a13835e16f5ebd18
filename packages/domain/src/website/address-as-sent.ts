/**
 * An address as browsers send it: people write letters of any language into addresses, and the header of an answer takes none but the
 * plain ones. What is written with percent signs already stays so.
 */
export function addressAsSent(address: string): string {
  return address
    .toWellFormed()
    .replace(/[^\x21-\x7e]+/g, encodeURIComponent)
    .replace(/%[0-9a-f]{2}/gi, (octet) => octet.toUpperCase())
}
