import type { Log } from '@vitrine/site/log'
import type { KeepPicture } from '@vitrine/site/seed/keep-picture'
import type { Store } from '@vitrine/store/store'
import type { CaptchaDesk } from './captcha-desk.ts'
import type { FormTargetDesk } from './form-target-desk.ts'
import type { Gateways } from './gateway.ts'
import type { Mailer } from './mailer.ts'
import type { PanelHostSetting } from './panel-host.ts'
import type { PlacesDesk } from './places-desk.ts'
import type { RenderPace } from './render-pace.ts'
import type { IsTrustedProxy } from './trusted-proxy.ts'
import type { VatDesk } from './vat-desk.ts'

/** Bytes from another host, or why there are none. */
export type FetchOutside = (
  url: string,
  request: { readonly accept: string; readonly limitBytes: number },
) => Promise<
  { readonly ok: true; readonly bytes: Uint8Array } | { readonly ok: false; readonly status?: number }
>

/** What handlers may reach: the store, the clock, chance, the outside world. Built once by `main.ts`, or by a test. */
export interface Services {
  readonly store: Store
  /** The present, epoch milliseconds. */
  readonly clock: () => number
  /** A new id of 24 hex digits, which is no secret. */
  readonly newId: () => string
  readonly newUuid: () => string
  /** A secret of that many random bytes, in base64url. */
  readonly newToken: (bytes: number) => string
  /** Where the database, the pictures and the secret lie. */
  readonly dataDir: string
  /** The key of the installation, for signatures; never leaves the server. */
  readonly secret: string
  /** The address visitors use when it differs from what requests say, such as https://shop.example; without a path. */
  readonly publicUrl: string | null
  /** The host of the panel, where it has one of its own. */
  readonly panelHost?: PanelHostSetting
  /** Whose `x-forwarded-*` headers are believed; null: none are. */
  readonly isTrustedProxy: IsTrustedProxy | null
  /** The folder of the site's template. */
  readonly siteDir: string
  /** Whether templates and styles are read again when they change. */
  readonly isDev: boolean
  /** Stores a picture that came in. */
  readonly keepPicture: KeepPicture
  /** `false` renders a page for each request; for measuring. */
  readonly keepsPages?: boolean
  /** Memory for rendered pages, where it differs from the usual. */
  readonly pageCacheBytes?: number | undefined
  /** So many templates are kept compiled, where it differs from the usual. */
  readonly keptTemplates?: number | undefined
  /** `false` makes pages as quickly as they are asked for, as the store lets every attempt through; for measuring. */
  readonly countsAttempts?: boolean
  /** How quickly pages are made for one network, where it differs from the usual. */
  readonly renderPace?: RenderPace | undefined
  readonly gateways: Gateways
  readonly mailer: Mailer
  /** So many mails of campaigns a site sends in a minute, where it differs from the usual. */
  readonly campaignMailsPerMinute?: number | undefined
  /** Asks other hosts; the public internet unless a test stands in for it. */
  readonly fetchOutside?: FetchOutside
  /** Where places are looked up. */
  readonly placesDesk: PlacesDesk
  /** Where services of captchas are asked; their own addresses unless a test stands in for them. */
  readonly captchaDesk?: CaptchaDesk
  /** Where VAT numbers are confirmed; VIES unless a test stands in for it. */
  readonly vatDesk?: VatDesk
  /** Where submissions of forms are sent to; the services' own addresses unless a test stands in for them. */
  readonly formTargetDesk?: FormTargetDesk
  /** Bytes that the files of all submissions of a site may have, where it is not the usual. */
  readonly formFilesBytes?: number | undefined
  readonly log: Log
}
