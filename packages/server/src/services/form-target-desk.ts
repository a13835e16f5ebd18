/** Where services that take submissions of forms are reached, and what may be reached at all. */
export interface FormTargetDesk {
  /** Addresses of private networks that the installation opens to targets; null: the public internet alone. */
  readonly isOpened: ((address: string) => boolean) | null
  readonly timeLimitMs: number
  readonly googleTokenUrl: string
  /** Scheme and host of the API of spreadsheets. */
  readonly googleSheetsUrl: string
  /** The API of a data centre of Mailchimp, such as us21. */
  readonly mailchimpUrl: (dataCentre: string) => string
}

/** The addresses that the services document. */
export const usualFormTargetDesk: FormTargetDesk = {
  isOpened: null,
  timeLimitMs: 10_000,
  googleTokenUrl: 'https://oauth2.googleapis.com/token',
  googleSheetsUrl: 'https://sheets.googleapis.com',
  mailchimpUrl: (dataCentre) => `https://${dataCentre}.api.mailchimp.com`,
}
