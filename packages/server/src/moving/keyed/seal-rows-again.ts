import { isRecord } from '@vitrine/domain/shapes/is-record'
import { documentOf, mapRows, type Row, textOf } from '@vitrine/site/moving/table-rows'
import type { SiteRows } from '@vitrine/store/website/moving/read-site-rows'
import type { SiteTable } from '@vitrine/store/website/site-tables'
import { captchaMark } from '../../captcha/sealed-keys.ts'
import { grantToken } from '../../downloads/download-keys.ts'
import { codeHash, sealCode, unsealCode } from '../../gift-cards/gift-code-keys.ts'
import { hashToken } from '../../http/visitor/token-hash.ts'
import { type Seal, seal, unseal } from '../../services/seal.ts'

/** From which key to which, for which site. */
export interface KeyChange {
  readonly websiteId: string
  /** The key by which it is sealed. */
  readonly from: string
  /** The one by which it is to be. */
  readonly to: string
}

/** Seals what is sealed in rows by another key, and makes keyed hashes anew; `lost` hears of what cannot be opened, which stays as it is. */
export function sealRowsAgain(
  given: SiteRows,
  change: KeyChange,
  lost: (table: SiteTable) => void,
): SiteRows {
  const kept = sealedTables[given.table]
  if (!kept) return given
  return mapRows(given, (row) => {
    const sealed = kept.again(row, change)
    if (sealed === null) lost(given.table)
    return sealed ?? row
  })
}

/** A row as it is by the other key; null where it cannot be opened. */
type SealAgain = (row: Row, change: KeyChange) => Row | null

interface Sealed {
  /** Those that hang on the key; a document has its own. */
  readonly columns: readonly string[]
  readonly again: SealAgain
}

const sealedTables: Partial<Record<SiteTable, Sealed>> = {
  gift_cards: {
    columns: ['sealed_code', 'code_hash'],
    again: (row, { websiteId, from, to }) => {
      const code = unsealCode(textOf(row, 'sealed_code'), { secret: from })
      if (code === null) return null
      const by = { secret: to }
      return { ...row, code_hash: codeHash(code, websiteId, by), sealed_code: sealCode(code, by) }
    },
  },
  download_grants: {
    columns: ['token_hash'],
    again: (row, { websiteId, to }) => ({
      ...row,
      token_hash: hashToken(grantToken(to, websiteId, textOf(row, 'id'))),
    }),
  },
  saved_methods: column('sealed', 'payment method'),
  gateway_accounts: column('sealed', 'payment keys'),
  mail_hooks: column('sealed', 'mail hook'),
  second_factors: column('secret', 'second factor'),
  form_targets: inDocument(sealTarget),
  websites: inDocument((site, change) => {
    const captcha = isRecord(site.captcha) ? sealCaptcha(site.captcha, change) : site.captcha
    return captcha === null ? null : { ...site, captcha }
  }),
}

/** Columns of their own that are made anew, as `table.column`. */
export const sealedColumns = Object.entries(sealedTables).flatMap(([table, { columns }]) =>
  columns.map((name) => `${table}.${name}`),
)

type Document = Readonly<Record<string, unknown>>

function column(name: string, purpose: Seal['purpose']): Sealed {
  return {
    columns: [name],
    again: (row, change) => {
      const sealed = sealAgain(textOf(row, name), purpose, change)
      return sealed === null ? null : { ...row, [name]: sealed }
    },
  }
}

function inDocument(seal: (document: Document, change: KeyChange) => Document | null): Sealed {
  return {
    columns: [],
    again: (row, change) => {
      const read = documentOf(row)
      const changed = isRecord(read) ? seal(read, change) : null
      return changed && { ...row, document: JSON.stringify(changed) }
    },
  }
}

function sealTarget(target: Document, change: KeyChange): Document | null {
  const sealed = sealAgain(String(target.sealed ?? ''), 'form target', change)
  if (sealed === null) return null
  const before = sealAgain(String(target.sealedBefore ?? ''), 'form target', change)
  return { ...target, sealed, sealedBefore: before ?? '' }
}

/** Keys of before that were kept as they were typed stay so. */
function sealCaptcha(captcha: Document, change: KeyChange): Document | null {
  const { secretKey } = captcha
  if (typeof secretKey !== 'string' || !secretKey.startsWith(captchaMark)) return captcha
  const sealed = sealAgain(secretKey.slice(captchaMark.length), 'captcha', change)
  return sealed === null ? null : { ...captcha, secretKey: captchaMark + sealed }
}

/** '' stays so: nothing is sealed. */
function sealAgain(sealed: string, purpose: Seal['purpose'], { from, to }: KeyChange): string | null {
  if (sealed === '') return ''
  const open = unseal(sealed, { purpose, installationSecret: from })
  return open === null ? null : seal(open, { purpose, installationSecret: to })
}
