import { closedStretches } from '../template-folder/closed-stretches.ts'
import { joinedScriptAddresses } from './joined-addresses.ts'

/** Hosts other than our own that a template needs, for the policy of its pages. */
export interface ForeignHosts {
  /** Whose scripts it loads, such as https://code.example, or code.example where the address goes by the page's own scheme. */
  readonly scripts: readonly string[]
  /** Whom its scripts ask for data. */
  readonly connections: readonly string[]
  /** Whether its scripts make scripts out of texts. */
  readonly evaluates: boolean
  /** Whether its scripts make workers out of texts. */
  readonly makesWorkers: boolean
}

/** Loaders that fetch more scripts from other hosts of the same service. */
const companions: readonly (readonly [RegExp, readonly string[]])[] = [
  [/youtube\.com|youtu\.be/, ['https://www.youtube.com', 'https://s.ytimg.com']],
  [/vimeo\.com/, ['https://player.vimeo.com', 'https://f.vimeocdn.com']],
  [/use\.typekit\.(?:net|com)|Typekit\.load/, ['https://use.typekit.net', 'https://use.typekit.com']],
  [/maps\.google|google\.com\/maps/, ['https://maps.googleapis.com', 'https://maps.gstatic.com']],
  [
    /googletagmanager\.com|google-analytics\.com/,
    [
      'https://www.googletagmanager.com',
      'https://www.google-analytics.com',
      'https://ssl.google-analytics.com',
    ],
  ],
  [/platform\.twitter\.com/, ['https://platform.twitter.com', 'https://cdn.syndication.twimg.com']],
  [/connect\.facebook\.net/, ['https://connect.facebook.net']],
  [/assets\.pinterest\.com/, ['https://assets.pinterest.com', 'https://widgets.pinterest.com']],
  [/ajax\.googleapis\.com.{0,200}webfont|WebFontConfig/, ['https://ajax.googleapis.com']],
  [
    /platform\.instagram\.com|instagram\.com\/embed/,
    ['https://www.instagram.com', 'https://platform.instagram.com'],
  ],
]

/** Finds the hosts in the template's own files: in its HTML, what `<script src>` names; in scripts, every address of a script. */
export function findForeignHosts(html: readonly string[], scripts: readonly string[]): ForeignHosts {
  const origins = new Set<string>()
  const connections = new Set<string>()
  let evaluates = false
  for (const text of html) {
    for (const [head] of text.matchAll(scriptHead))
      addOrigin(origins, [...head.matchAll(foreignSource)].at(-1)?.[1])
    for (const { head, inside } of closedStretches(text, ['script']))
      if (!/\bsrc\s*=/i.test(head)) evaluates = readScript(inside, origins, connections) || evaluates
  }
  for (const text of scripts) evaluates = readScript(text, origins, connections) || evaluates
  const makesWorkers = [...html, ...scripts].some(
    (text) => makesWorker.test(text) && text.includes('createObjectURL'),
  )
  return { scripts: [...origins], connections: [...connections], evaluates, makesWorkers }
}

const scriptHead = /<script\b[^>]*/gi
const foreignSource = /\bsrc\s*=\s*["']?((?:https?:)?\/\/[^"'\s>{]+)/gi
const quotedAddress = /["'`]((?:https?:)?\/\/[a-z0-9][\w.-]*\.[a-z]{2,}(?::\d+)?(?:\/[^"'`\s]*)?)["'`]/gi

function readScript(code: string, origins: Set<string>, connections: Set<string>): boolean {
  for (const [, address = ''] of code.matchAll(quotedAddress)) {
    addOrigin(/\.m?js\b|_api\b|\/js\b|widgets/.test(address) ? origins : connections, address)
  }
  for (const address of joinedScriptAddresses(code)) addOrigin(origins, address.replaceAll('*', ''))
  for (const [sign, more] of companions) if (sign.test(code)) for (const origin of more) origins.add(origin)
  return makesScripts.test(code)
}

/** Scripts made of texts: by `Function`, with or without `new`, by `eval` of the window, and by timers that are given a text. */
const makesScripts =
  /(?<![.\w$])(?:(?:window|self|globalThis)\.)?(?:Function\s*\(|eval\s*\(|set(?:Timeout|Interval)\s*\(\s*["'`])|\(0,\s*eval\)/

const makesWorker = /\bnew\s+(?:window\.|self\.)?(?:Shared)?Worker\s*\(/

/** Hosts are many in libraries' comments and licences: a page's policy names no more than these. */
const maxOrigins = 40

function addOrigin(origins: Set<string>, address: string | undefined): void {
  if (address === undefined || origins.size >= maxOrigins) return
  const url = address.startsWith('//') ? `https:${address}` : address
  if (!URL.canParse(url)) return
  const { host, origin } = new URL(url)
  // A host without a scheme stands for https on pages that came by https, and for http too on those that came by http.
  if (/^[\w.-]+(?::\d+)?$/.test(host)) origins.add(address.startsWith('https:') ? origin : host)
}
