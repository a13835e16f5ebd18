/** Where submissions of a form go beside the inbox (specification, section 9: a mailing list, a spreadsheet, an automation service). */
export const targetKinds = [
  'mail',
  'webhook',
  'automation',
  'newsletter',
  'mailchimp',
  'listmonk',
  'google-sheets',
] as const

/** One of them. */
export type TargetKind = (typeof targetKinds)[number]

/** What an owner sets of a target; each kind has its own, the others are ''. */
export interface TargetSettings {
  /** Mail: whom it goes to. */
  readonly addresses: readonly string[]
  /** Webhook and automation: where it is posted; Listmonk: where it runs. */
  readonly url: string
  /** Newsletter: the list, '' for the one that every site has; Mailchimp: the audience; Listmonk: the list; Google Sheets: the spreadsheet. */
  readonly listId: string
  /** Google Sheets: the sheet of the spreadsheet. */
  readonly sheetName: string
  /** Mailing lists: the field of checkboxes, and the choice, by which somebody says that they want it. */
  readonly consentField: string
  readonly consentChoice: string
}

/** How a target did lately. */
export interface TargetHealth {
  /** Since when nothing arrived that was tried; null: what was tried last arrived. */
  readonly failingSinceMs: number | null
  /** Tries in a row that failed. */
  readonly failures: number
  /** Nothing is tried until then, so that a dead service holds up nobody. */
  readonly restsUntilMs: number
  /** Why it was switched off by itself; '' for not. */
  readonly offReason: '' | 'failing' | 'gone'
}

/** A column of a spreadsheet: a field of the form, by the title that it had first. */
export interface SheetColumn {
  readonly id: string
  readonly title: string
}

/** A place to which submissions of a form are sent. */
export interface FormTarget {
  readonly id: string
  readonly formId: string
  readonly kind: TargetKind
  readonly name: string
  readonly settings: TargetSettings
  readonly isOn: boolean
  /** Its secret as it is kept: sealed; '' for none. */
  readonly sealed: string
  /** The secret before, which signs along for a while after it was changed. */
  readonly sealedBefore: string
  readonly beforeUntilMs: number
  readonly health: TargetHealth
  /** Google Sheets: what stands in its columns, behind those that every row has. */
  readonly columns: readonly SheetColumn[]
  readonly createdAtMs: number
  readonly updatedAtMs: number
}

/** The health of a target that nothing happened to. */
export const freshHealth: TargetHealth = {
  failingSinceMs: null,
  failures: 0,
  restsUntilMs: 0,
  offReason: '',
}

/** The settings that a new target begins with. */
export const emptySettings: TargetSettings = {
  addresses: [],
  url: '',
  listId: '',
  sheetName: '',
  consentField: '',
  consentChoice: '',
}

/** What owners read of a kind. */
export const targetKindTexts: Readonly<
  Record<TargetKind, { readonly label: string; readonly about: string }>
> = {
  mail: { label: 'Mail', about: 'A mail to each of some addresses. Answers go to the visitor.' },
  webhook: { label: 'Webhook', about: 'A signed message to a program of yours.' },
  automation: {
    label: 'Automation service',
    about: 'A service such as Zapier, Make or n8n, which passes answers on by name.',
  },
  newsletter: {
    label: 'Newsletter of this site',
    about: 'Those who ticked a box join a list of your own newsletter.',
  },
  mailchimp: { label: 'Mailchimp', about: 'Those who ticked a box join an audience of Mailchimp.' },
  listmonk: { label: 'Listmonk', about: 'Those who ticked a box join a list of your Listmonk.' },
  'google-sheets': { label: 'Google Sheets', about: 'A row of a spreadsheet for each submission.' },
}

/** Whether a kind signs what it sends with a secret that we make. */
export function isSigned(kind: TargetKind): boolean {
  return kind === 'webhook' || kind === 'automation'
}

/** Whether a kind needs a secret of a service, which its owner types. */
export function needsKey(kind: TargetKind): boolean {
  return kind === 'mailchimp' || kind === 'google-sheets'
}

/** Whether a kind is a list that people must want to be on. */
export function isMailingList(kind: TargetKind): boolean {
  return kind === 'newsletter' || kind === 'mailchimp' || kind === 'listmonk'
}

/** A form has no more targets than this. */
export const mostTargets = 20
