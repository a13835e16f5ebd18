/** A file that buyers of a product get. Its bytes lie apart, at no address of their own. */
export interface DigitalFile {
  readonly id: string
  readonly filename: string
  readonly bytes: number
}
