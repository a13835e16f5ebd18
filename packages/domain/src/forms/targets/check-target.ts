import { emailWrongText, isEmail } from '../../contact/email-address.ts'
import { isOneLine, oneLineText } from '../../limits/one-line.ts'
import { isMailingList, needsKey, type TargetKind, type TargetSettings } from './form-target.ts'

/** A target as its owner writes it down. */
export interface WrittenTarget {
  readonly kind: TargetKind
  readonly name: string
  readonly settings: TargetSettings
  /** A key that was typed; '' keeps the one there is. */
  readonly key: string
}

interface TargetContext {
  /** Whether a key is kept already. */
  readonly hasKey: boolean
  /** Whether addresses of a private network are meant to be reached, which have no certificate. */
  readonly allowsHttp: boolean
}

const mostAddresses = 10

/** What is wrong with a target, by its field. */
export function checkTarget(
  written: WrittenTarget,
  context: TargetContext,
): Readonly<Record<string, string>> {
  const problems: Readonly<Record<string, string | null>> = {
    name: nameProblem(written.name),
    'settings.addresses': addressesProblem(written),
    'settings.url': urlProblem(written, context),
    'settings.listId': listProblem(written),
    'settings.sheetName': sheetProblem(written),
    'settings.consentChoice': consentProblem(written),
    key: keyProblem(written, context),
  }
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, text]) => (text === null ? [] : [[field, text]])),
  )
}

function nameProblem(name: string): string | null {
  if (name.trim() === '') return 'Give it a name.'
  if (name.length > 100) return 'Use at most 100 characters.'
  return isOneLine(name) ? null : oneLineText
}

function addressesProblem({ kind, settings: { addresses } }: WrittenTarget): string | null {
  if (kind !== 'mail') return null
  if (addresses.length === 0) return 'Name at least one address.'
  if (addresses.length > mostAddresses) return `Name at most ${mostAddresses} addresses.`
  const wrong = addresses.find((each) => !isEmail(each))
  return wrong === undefined ? null : `${emailWrongText}: ${wrong.slice(0, 80)}`
}

function urlProblem(
  { kind, settings: { url } }: WrittenTarget,
  { allowsHttp }: TargetContext,
): string | null {
  if (kind !== 'webhook' && kind !== 'automation' && kind !== 'listmonk') return null
  if (url.length > 2_000) return 'Use at most 2,000 characters.'
  const [, scheme, authority = ''] = /^(https?):\/\/([^\s/?#\\]+)(?:[/?#][^\s\\]*)?$/i.exec(url) ?? []
  const isScheme = scheme?.toLowerCase() === 'https' || (allowsHttp && scheme !== undefined)
  if (!isScheme) return 'Write an address that begins with https://'
  if (authority.includes('@')) return 'Leave name and password out of the address.'
  return null
}

/** Ids are put into addresses of services: nothing else may stand in them. */
const idPatterns: Partial<Record<TargetKind, { readonly pattern: RegExp; readonly text: string }>> = {
  mailchimp: { pattern: /^[\da-z]{6,20}$/i, text: 'Write the audience id, such as a1b2c3d4e5.' },
  listmonk: {
    pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
    text: 'Write the UUID of the list, as Listmonk shows it.',
  },
  'google-sheets': {
    pattern: /^[\w-]{20,100}$/,
    text: 'Write the id of the spreadsheet: what stands between /d/ and /edit in its address.',
  },
}

function listProblem({ kind, settings: { listId } }: WrittenTarget): string | null {
  const rule = idPatterns[kind]
  return rule && !rule.pattern.test(listId) ? rule.text : null
}

function sheetProblem({ kind, settings: { sheetName } }: WrittenTarget): string | null {
  if (kind !== 'google-sheets') return null
  if (sheetName.trim() === '' || sheetName.length > 100 || !isOneLine(sheetName))
    return 'Write the name of the sheet, as it stands on its tab.'
  return null
}

function consentProblem({ kind, settings }: WrittenTarget): string | null {
  if (!isMailingList(kind)) return null
  const isNamed = settings.consentField !== '' && settings.consentChoice !== ''
  return isNamed ? null : 'Choose the box by which people say that they want it.'
}

function keyProblem({ kind, key }: WrittenTarget, { hasKey }: TargetContext): string | null {
  if (!needsKey(kind) || (key === '' && hasKey)) return null
  if (kind === 'mailchimp')
    return /^[\da-f]{16,64}-[a-z]{2,4}\d{1,3}$/i.test(key)
      ? null
      : 'Write the API key, which ends like -us21.'
  return readServiceAccount(key) ? null : 'Paste the whole JSON key of the service account.'
}

/** An account by which a program writes to a spreadsheet. */
export interface ServiceAccount {
  readonly clientEmail: string
  readonly privateKey: string
}

/** Reads the JSON key that Google hands out; addresses in it are not followed. */
export function readServiceAccount(text: string): ServiceAccount | null {
  const { client_email: clientEmail, private_key: privateKey } = fieldsOf(text)
  if (typeof clientEmail !== 'string' || typeof privateKey !== 'string') return null
  if (!isEmail(clientEmail) || !privateKey.startsWith('-----BEGIN')) return null
  return { clientEmail, privateKey }
}

function fieldsOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null ? { ...read } : {}
  } catch {
    return {}
  }
}
