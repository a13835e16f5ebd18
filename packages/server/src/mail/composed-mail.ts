/** A mail, ready to be sent. */
export interface ComposedMail {
  readonly to: string
  readonly from: string
  readonly replyTo?: string | undefined
  readonly subject: string
  readonly text: string
  readonly html: string
}
