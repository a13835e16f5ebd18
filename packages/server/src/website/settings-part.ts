import { createHash } from 'node:crypto'
import type { StoredSettings } from '@vitrine/contract/settings'
import { changedMeanwhileText, checkFieldsText } from '@vitrine/domain/refusals/refusal-texts'
import type { Site } from '@vitrine/domain/website/site'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../http/exchange.ts'
import { type Refusal, type Reply, refuse, reply } from '../http/reply/reply.ts'
import { recordAuditEntry } from '../owners/record-audit-entry.ts'

/** A part of a website's settings: how it is shown to owners, checked and taken over. */
export interface SettingsPart<Value> {
  /** What owners read; the same for the same settings, field by field. */
  present(site: Site): Value
  /** The fields of it that stand in tables of their own. */
  beside?(tables: SiteTables): Promise<Partial<Value>>
  /** What is wrong, by path of the value; empty when it can be taken over. */
  check(value: Value, site: Site, stored: Value): Readonly<Record<string, string>>
  /** What is wrong with it beside what is kept in tables of their own. */
  checkBeside?(tables: SiteTables, value: Value): Promise<Readonly<Record<string, string>>>
  /** The site with the value taken over, cleaned. */
  change(site: Site, value: Value): Site
  /** Saves what stands in tables of their own; `before` is the site until now. */
  saveBeside?(tables: SiteTables, value: Value, before: Site): Promise<void>
  /** For the record of acts, such as `Changed the shipping zones`. */
  readonly summary: string | ((value: Value) => string)
}

/** Answers a part as it is stored. */
export async function readPart<Value>(
  part: SettingsPart<Value>,
  { store }: Pick<Exchange, 'store'>,
): Promise<Reply<StoredSettings<Value>>> {
  return reply<StoredSettings<Value>>(await storedPart(part, store, await store.site.read()))
}

/** Takes a part over as a whole, unless somebody else changed it since `version`. */
export async function changePart<Value>(
  part: SettingsPart<Value>,
  exchange: Pick<Exchange, 'store' | 'account' | 'call' | 'services'>,
  { value, version }: StoredSettings<Value>,
): Promise<Reply<StoredSettings<Value>> | Refusal> {
  return exchange.store.transaction(async (tables) => {
    const site = await tables.site.lock()
    const stored = await storedPart(part, tables, site)
    if (stored.version !== version) return refuse('changed-meanwhile', changedMeanwhileText)
    const errors = prefixed({
      ...(await part.checkBeside?.(tables, value)),
      ...part.check(value, site, stored.value),
    })
    if (Object.keys(errors).length > 0) return refuse('fields-wrong', checkFieldsText, { errors })
    const changed = part.change(site, value)
    await tables.site.save(changed)
    await part.saveBeside?.(tables, value, site)
    const summary = typeof part.summary === 'function' ? part.summary(value) : part.summary
    await recordAuditEntry(tables, exchange, { subjectId: site.id, summary })
    return reply<StoredSettings<Value>>(await storedPart(part, tables, changed))
  })
}

/** The handler of a call that answers a part. */
export function readingPart<Value>(part: SettingsPart<Value>) {
  return (exchange: Parameters<typeof readPart>[1]) => readPart(part, exchange)
}

/** The handler of a call that takes a part over as a whole. */
export function changingPart<Value>(part: SettingsPart<Value>) {
  return (exchange: Parameters<typeof changePart>[1] & { readonly body: StoredSettings<Value> }) =>
    changePart(part, exchange, exchange.body)
}

async function storedPart<Value>(
  part: SettingsPart<Value>,
  tables: SiteTables,
  site: Site,
): Promise<StoredSettings<Value>> {
  const value = { ...part.present(site), ...(await part.beside?.(tables)) }
  return { value, version: versionOf(value) }
}

/** A word that changes with a value. */
export function versionOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)
}

/** Errors by path of the body, whose field `value` the part is. */
function prefixed(errors: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(errors).map(([path, text]) => [`value.${path}`, text]))
}
