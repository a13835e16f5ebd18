import path from 'node:path'
import { checkHost } from '../http/hosts/checked-host.ts'
import { readNetworks, readTrustedProxies, trustedProxiesHint } from '../http/hosts/trusted-proxies.ts'
import type { PanelHost } from '../services/panel-host.ts'
import type { IsTrustedProxy } from '../services/trusted-proxy.ts'
import { type LogSettings, readLogSettings } from './log-settings.ts'

/** How an installation is run, as its environment says. */
export interface Settings {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly siteDir: string
  readonly databaseUrl: string | null
  readonly smtpUrl: string | null
  /** So many mails of campaigns a site sends in a minute; null: as usual. */
  readonly campaignMailsPerMinute: number | null
  /** Scheme and host that visitors use, such as https://shop.example. */
  readonly publicUrl: string | null
  /** The host on which the panel stands alone; null: it stands on the hosts of its site. */
  readonly panelHost: PanelHost | null
  /** Whose word on host and visitor is taken; null: none are. */
  readonly isTrustedProxy: IsTrustedProxy | null
  /** Private networks that targets of forms may reach; null: none. */
  readonly isTargetOpened: ((address: string) => boolean) | null
  /** Bytes that the files of all submissions of a site may have; undefined: as usual. */
  readonly formFilesBytes?: number | undefined
  /** Where a stand-in for Stripe answers, for trying without the service; null: Stripe itself is asked. */
  readonly stripeHost: string | null
  /** The same for PayPal. */
  readonly paypalHost: string | null
  readonly isDev: boolean
  /** Whether sizes of pictures are made before somebody asks for them. */
  readonly makesPicturesAhead: boolean
  /** Off only while measuring. */
  readonly keepsPages: boolean
  /** Memory for rendered pages; undefined: as usual. */
  readonly pageCacheBytes?: number | undefined
  /** So many templates are kept compiled; undefined: as usual. */
  readonly keptTemplates?: number | undefined
  /** Off only while measuring. */
  readonly countsAttempts: boolean
  readonly log: LogSettings
}

/** Something in the environment that cannot be understood; the message is for the person who starts the server. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

/** Reads the settings; what is not set, or empty, has its usual value. */
export function readSettings(environment: Environment, rootDir: string, isDevFlag: boolean): Settings {
  const text = (name: string) => environment[name]?.trim() || null
  const publicUrl = readPublicUrl(text('PUBLIC_URL'))
  return {
    port: readPort(text('PORT')),
    host: text('HOST') ?? '127.0.0.1',
    dataDir: path.resolve(rootDir, text('DATA_DIR') ?? 'data'),
    siteDir: path.resolve(rootDir, text('SITE_DIR') ?? 'sites/demo'),
    databaseUrl: readDatabaseUrl(text('DATABASE_URL')),
    smtpUrl: readSmtpUrl(text('SMTP_URL')),
    campaignMailsPerMinute:
      readNumber('CAMPAIGN_MAILS_PER_MINUTE', text('CAMPAIGN_MAILS_PER_MINUTE'), {
        least: 1,
        most: 60_000,
      }) ?? null,
    publicUrl,
    panelHost: readPanelHost(text('PANEL_HOST'), publicUrl),
    isTrustedProxy: readProxies(text('TRUST_PROXY')),
    isTargetOpened: readTargetNetworks(text('TARGET_NETWORKS')),
    formFilesBytes: readMegabytes('FORM_FILES_MB', text('FORM_FILES_MB'), { least: 0, most: 1_000_000_000 }),
    stripeHost: readServiceHost('STRIPE_HOST', text('STRIPE_HOST')),
    paypalHost: readServiceHost('PAYPAL_HOST', text('PAYPAL_HOST')),
    isDev: isDevFlag || isYes(text('VITRINE_DEV')),
    makesPicturesAhead: readSwitch('PICTURES_AHEAD', text('PICTURES_AHEAD')),
    keepsPages: readSwitch('PAGE_CACHE', text('PAGE_CACHE')),
    pageCacheBytes: readMegabytes('PAGE_CACHE_MB', text('PAGE_CACHE_MB'), { least: 1, most: 1_000_000 }),
    keptTemplates: readNumber('TEMPLATES_IN_MEMORY', text('TEMPLATES_IN_MEMORY'), { least: 1, most: 10_000 }),
    countsAttempts: readSwitch('RATE_LIMITS', text('RATE_LIMITS')),
    log: readLogSettings(text, refuseSetting),
  }
}

function refuseSetting(sentence: string): never {
  throw new SettingsError(sentence)
}

type Environment = Readonly<Record<string, string | undefined>>

function readPort(text: string | null): number {
  const port = text === null ? 3000 : Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new SettingsError(`PORT is ${text}, but it must be a number from 0 to 65535.`)
}

function readServiceHost(name: string, text: string | null): string | null {
  if (text === null) return null
  const url = URL.parse(text)
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/') return url.origin
  throw new SettingsError(`${name} is ${text}, but it must be an address such as http://127.0.0.1:12111.`)
}

interface Range {
  readonly least: number
  readonly most: number
}

function readNumber(name: string, text: string | null, { least, most }: Range): number | undefined {
  if (text === null) return undefined
  const number = Number(text)
  if (Number.isInteger(number) && number >= least && number <= most) return number
  throw new SettingsError(`${name} is ${text}, but it must be a number from ${least} to ${most}.`)
}

function readMegabytes(name: string, text: string | null, range: Range): number | undefined {
  const megabytes = readNumber(name, text, range)
  return megabytes === undefined ? undefined : megabytes * 1_000_000
}

function readPublicUrl(text: string | null): string | null {
  if (text === null) return null
  const url = URL.canParse(text) ? new URL(text) : null
  const isOrigin = url?.pathname === '/' && url.search === '' && url.hash === '' && url.username === ''
  if (isOrigin && (url.protocol === 'https:' || url.protocol === 'http:')) return url.origin
  throw new SettingsError(
    `PUBLIC_URL is ${text}, but it must be an address without a path, such as https://shop.example.`,
  )
}

/** The panel comes by the scheme of the public address, so that nothing about it is taken from requests. */
function readPanelHost(text: string | null, publicUrl: string | null): PanelHost | null {
  if (text === null) return null
  const host = checkHost(text)
  if (host === null)
    throw new SettingsError(
      `PANEL_HOST is ${text}, but it must be a host, with a port where it needs one, such as panel.example.org.`,
    )
  if (publicUrl === null)
    throw new SettingsError(
      'PANEL_HOST needs PUBLIC_URL, the address of the shop: the panel leads there, and comes by the same scheme.',
    )
  const { protocol, hostname } = new URL(publicUrl)
  const url = new URL(`${protocol}//${host}`)
  const name = url.hostname.replace(/\.$/, '')
  if (name === hostname)
    throw new SettingsError(
      `PANEL_HOST is ${text}, but the host of PUBLIC_URL has the same name, and browsers send cookies to all ports of a name. Give the panel another name.`,
    )
  return { origin: `${protocol}//${name}${url.port && `:${url.port}`}`, name }
}

/** The address itself is the driver's to read: what may stand in it is more than a URL's rules say. The text may hold a password, and is not repeated. */
function readDatabaseUrl(text: string | null): string | null {
  if (text === null || /^postgres(ql)?:\/\/./.test(text)) return text
  throw new SettingsError('DATABASE_URL must be an address such as postgres://user:password@host:5432/name.')
}

function readSmtpUrl(text: string | null): string | null {
  if (text === null) return null
  const url = URL.canParse(text) ? new URL(text) : null
  if (url?.hostname && (url.protocol === 'smtp:' || url.protocol === 'smtps:')) return text
  throw new SettingsError('SMTP_URL must be an address such as smtp://user:password@host:587.')
}

function readSwitch(name: string, text: string | null): boolean {
  if (text === null || text === 'on' || text === 'off') return text !== 'off'
  throw new SettingsError(`${name} is ${text}, but it must be on or off.`)
}

function readProxies(text: string | null): IsTrustedProxy | null {
  const isTrusted = readTrustedProxies(text)
  if (isTrusted !== undefined) return isTrusted
  throw new SettingsError(`TRUST_PROXY is ${text}, but ${trustedProxiesHint}.`)
}

function readTargetNetworks(text: string | null): Settings['isTargetOpened'] {
  if (text === null) return null
  const isListed = readNetworks(text.split(',').map((each) => each.trim()))
  if (isListed) return isListed
  throw new SettingsError(
    `TARGET_NETWORKS is ${text}, but it must be addresses or networks, such as 10.0.0.7, 192.168.0.0/16.`,
  )
}

function isYes(text: string | null): boolean {
  return text === '1' || text?.toLowerCase() === 'true' || text?.toLowerCase() === 'yes'
}
