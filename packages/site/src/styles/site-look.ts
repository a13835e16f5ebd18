import type { Site } from '@vitrine/domain/website/site'
import { LRUCache } from 'lru-cache'
import { compileTweaked, hashOf } from './compile-styles.ts'
import { readDesignTokens } from './design-tokens.ts'
import type { Stylesheet } from './stylesheet.ts'
import { tweakLook } from './tweaks/tweak-look.ts'

/** How a site wears its template: what pages say of it. The sheet itself is made when it is asked for. */
export interface SiteLook {
  /** Part of the sheet's address. */
  readonly hash: string
  readonly pageClasses: readonly string[]
  readonly tweaks: Readonly<Record<string, string>>
}

/** A sheet that was compiled for a site. */
export interface SiteSheet {
  readonly css: string
  readonly designTokens: string
  /** It stands in for one that could not be made. */
  readonly isGivenUp: boolean
}

const looks = new WeakMap<Stylesheet, WeakMap<Site, SiteLook>>()

/** How a site wears a template. A site without tweaks of its own shares what the template has. */
export function lookOf(sheet: Stylesheet, site: Site): SiteLook {
  const stored = site.tweaks ?? {}
  if (Object.keys(stored).length === 0) return sheet
  const known = looks.get(sheet) ?? new WeakMap<Site, SiteLook>()
  looks.set(sheet, known)
  let look = known.get(site)
  if (!look) {
    const { pageClasses, values } = tweakLook(sheet.source.tweaks, stored)
    look = { hash: hashOf(sheet.hash + JSON.stringify(stored)), pageClasses, tweaks: values }
    known.set(site, look)
  }
  return look
}

/** Sheets of sites with tweaks of their own that are kept at a time: idle sites hold no memory. */
const maxKept = 16

const kept = new LRUCache<string, Promise<SiteSheet>>({ max: maxKept })

/** The sheet of a site; compiled when it is asked for the first time, and again when it has been forgotten. */
function sheetOf(sheet: Stylesheet, site: Site): Promise<SiteSheet> {
  const { hash } = lookOf(sheet, site)
  return hash === sheet.hash ? Promise.resolve(sheet) : recall(hash, () => compileFor(sheet, site, true))
}

/** The sheet for readers (`/site.css?minify=false`). */
export function readableSheetOf(sheet: Stylesheet, site: Site): Promise<SiteSheet> {
  return recall(`${lookOf(sheet, site).hash} readable`, () => compileFor(sheet, site, false))
}

function recall(key: string, make: () => Promise<SiteSheet>): Promise<SiteSheet> {
  const known = kept.get(key)
  if (known) return known
  const made = make()
  kept.set(key, made)
  const forget = () => kept.peek(key) === made && kept.delete(key)
  // What was given up is remembered where sheets are compiled, and tried again there after a while.
  made.then(({ isGivenUp }) => isGivenUp && forget(), forget)
  return made
}

/** A sheet that cannot be made with the site's values is the last one of the site that could, else the template's own. */
async function compileFor(sheet: Stylesheet, site: Site, isMinified: boolean): Promise<SiteSheet> {
  const { css, isGivenUp } = await compileTweaked(sheet.source, site.tweaks ?? {}, { isMinified })
  const lastGood = lastGoodSheets.get(sheet) ?? new LRUCache<string, SiteSheet>({ max: maxKept })
  lastGoodSheets.set(sheet, lastGood)
  if (isGivenUp) return { ...(lastGood.get(site.id) ?? sheet), isGivenUp }
  const made = { css, designTokens: readDesignTokens(css), isGivenUp }
  if (isMinified) lastGood.set(site.id, made)
  return made
}

const lastGoodSheets = new WeakMap<Stylesheet, LRUCache<string, SiteSheet>>()

/** The sheet of a site as it can be had by now: no page waits longer for one that takes its time. */
export async function sheetInTime(sheet: Stylesheet, site: Site, patienceMs: number): Promise<SiteSheet> {
  const made = sheetOf(sheet, site)
  let timer: NodeJS.Timeout | undefined
  const isOver = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, patienceMs, undefined).unref()
  })
  try {
    return (await Promise.race([made, isOver])) ?? lastGoodSheets.get(sheet)?.get(site.id) ?? sheet
  } finally {
    clearTimeout(timer)
  }
}
