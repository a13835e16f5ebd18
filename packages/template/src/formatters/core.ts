import type { Vocabulary } from '../registry.ts'
import { apply } from './core/apply.ts'
import { count } from './core/count.ts'
import { cycle } from './core/cycle.ts'
import { date } from './core/date.ts'
import { deprecated } from './core/deprecated.ts'
import { encodeSpace } from './core/encode-space.ts'
import { encodeUri } from './core/encode-uri.ts'
import { encodeUriComponent } from './core/encode-uri-component.ts'
import { findFirst } from './core/find-first.ts'
import { findLast } from './core/find-last.ts'
import { format } from './core/format.ts'
import { get } from './core/get.ts'
import { html } from './core/html.ts'
import { htmlattr } from './core/htmlattr.ts'
import { htmltag } from './core/htmltag.ts'
import { iter } from './core/iter.ts'
import { json } from './core/json.ts'
import { jsonPretty } from './core/json-pretty.ts'
import { keyBy } from './core/key-by.ts'
import { lineBreaks } from './core/line-breaks.ts'
import { lookup } from './core/lookup.ts'
import { mod } from './core/mod.ts'
import { output } from './core/output.ts'
import { pluralize } from './core/pluralize.ts'
import { prop } from './core/prop.ts'
import { raw } from './core/raw.ts'
import { round } from './core/round.ts'
import { safe } from './core/safe.ts'
import { slugify } from './core/slugify.ts'
import { smartypants } from './core/smartypants.ts'
import { str } from './core/str.ts'
import { truncate } from './core/truncate.ts'
import { urlEncode } from './core/url-encode.ts'

/** The formatters every template may use (language reference, section 8). */
export const coreFormatters: Vocabulary = {
  formatters: {
    apply,
    count,
    cycle,
    date,
    'encode-space': encodeSpace,
    'encode-uri': encodeUri,
    'encode-uri-component': encodeUriComponent,
    'find-first': findFirst,
    'find-last': findLast,
    format,
    get,
    html,
    htmlattr,
    htmltag,
    iter,
    json,
    'json-pretty': jsonPretty,
    'key-by': keyBy,
    'line-breaks': lineBreaks,
    lookup,
    mod,
    output,
    pluralize,
    prop,
    raw,
    round,
    safe,
    slugify,
    smartypants,
    str,
    truncate,
    'url-encode': urlEncode,
    // Legacy names.
    datetimefield: deprecated,
    unit: deprecated,
    'i18n-money-format': deprecated,
    'money-format': deprecated,
    moneyFormat: deprecated,
    'money-string': deprecated,
  },
}
