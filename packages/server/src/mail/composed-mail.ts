/** A mail, ready to be sent. */
export interface ComposedMail {
  readonly to: string
  readonly from: string
  readonly subject: string
  readonly text: string
  readonly html: string
}
