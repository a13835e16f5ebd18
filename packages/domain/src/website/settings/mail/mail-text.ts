/** The words of a mail that owners may change; `{name}` stands for what differs from mail to mail. */
export interface MailText {
  readonly subject: string
  readonly opening: string
}
