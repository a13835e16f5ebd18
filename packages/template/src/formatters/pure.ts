import type { Formatter } from '../registry.ts'
import { cycle } from './core/cycle.ts'
import { encodeSpace } from './core/encode-space.ts'
import { encodeUri } from './core/encode-uri.ts'
import { encodeUriComponent } from './core/encode-uri-component.ts'
import { html } from './core/html.ts'
import { htmlattr } from './core/htmlattr.ts'
import { htmltag } from './core/htmltag.ts'
import { lineBreaks } from './core/line-breaks.ts'
import { mod } from './core/mod.ts'
import { output } from './core/output.ts'
import { pluralize } from './core/pluralize.ts'
import { round } from './core/round.ts'
import { safe } from './core/safe.ts'
import { slugify } from './core/slugify.ts'
import { smartypants } from './core/smartypants.ts'
import { str } from './core/str.ts'
import { truncate } from './core/truncate.ts'
import { urlEncode } from './core/url-encode.ts'

/**
 * The formatters that look at their value and their arguments and at nothing else: they need not be given their place, and
 * give the same for the same. A site's own formatter of the same name is not among them.
 */
export const pureFormatters: ReadonlySet<Formatter> = new Set([
  cycle,
  encodeSpace,
  encodeUri,
  encodeUriComponent,
  html,
  htmlattr,
  htmltag,
  lineBreaks,
  mod,
  output,
  pluralize,
  round,
  safe,
  slugify,
  smartypants,
  str,
  truncate,
  urlEncode,
])

/** Those of them that take any value and give text. */
export const escapingFormatters: ReadonlySet<Formatter> = new Set([html, htmlattr, htmltag])

/** Those of them that throw: half of a surrogate pair has no place in an address. */
export const throwingFormatters: ReadonlySet<Formatter> = new Set([encodeUri, encodeUriComponent, urlEncode])
