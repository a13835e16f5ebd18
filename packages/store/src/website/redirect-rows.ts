import type { RedirectRule } from '@vitrine/domain/website/redirect-rules'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import { removeUses, saveUses } from '../media/media-uses.ts'
import type { RedirectRecords } from './redirects.ts'

/** Redirects in the order in which they were written. */
export function redirectRows(session: Session): RedirectRecords {
  const { websiteId } = session
  return {
    list: async () => {
      const rows = await session.all(list, { websiteId })
      return rows.map(({ source, target, status }) => ({
        source,
        target,
        status: status === 302 ? 302 : 301,
      }))
    },
    replace: (rules) =>
      session.atomically(async (inside) => {
        const known = new Map((await inside.all(list, { websiteId })).map((row) => [row.source, row]))
        const changed: PlacedRule[] = []
        let last = -1
        for (const rule of rules) {
          const row = known.get(rule.source)
          const stays = row !== undefined && row.position > last
          last = stays ? row.position : last + 1
          if (stays && row.target === rule.target && row.status === rule.status) known.delete(rule.source)
          else changed.push({ ...rule, position: last })
        }
        for (const source of known.keys()) await removeRule(inside, source)
        for (const rule of changed) await putRule(inside, rule)
      }),
    position: async (source) => (await session.first(find, { websiteId, source }))?.position,
    remove: (source) => session.atomically((inside) => removeRule(inside, source)),
    put: (rule, position) => session.atomically((inside) => putRule(inside, { ...rule, position })),
  }
}

async function removeRule(session: Session, source: string): Promise<void> {
  await session.change(remove, { websiteId: session.websiteId, source })
  await removeUses(session, { kind: 'redirect', id: source })
}

async function putRule(session: Session, rule: PlacedRule): Promise<void> {
  await session.change(insert, { websiteId: session.websiteId, ...rule })
  await saveUses(session, { kind: 'redirect', id: rule.source }, rule.target)
}

type PlacedRule = RedirectRule & { readonly position: number }

const list = statement((db, given: { websiteId: string }) =>
  db
    .selectFrom('redirects')
    .select(['source', 'target', 'status', 'position'])
    .where('website_id', '=', given.websiteId)
    .orderBy('position')
    .orderBy('source'),
)

interface Given {
  readonly websiteId: string
  readonly source: string
}

const find = statement((db, given: Given) =>
  db
    .selectFrom('redirects')
    .select('position')
    .where('website_id', '=', given.websiteId)
    .where('source', '=', given.source),
)

const remove = statement((db, given: Given) =>
  db.deleteFrom('redirects').where('website_id', '=', given.websiteId).where('source', '=', given.source),
)

const insert = statement((db, given: PlacedRule & { readonly websiteId: string }) =>
  db.insertInto('redirects').values({
    website_id: given.websiteId,
    source: given.source,
    position: given.position,
    target: given.target,
    status: given.status,
  }),
)
