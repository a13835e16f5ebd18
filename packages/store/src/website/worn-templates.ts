import { lockRows } from '../engine/locking.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'

/** A change of the files of a template. */
interface TemplateFiles<Tables> {
  readonly templateId: string
  /** The site whose owner asks for it. */
  readonly by: string
  /** What belongs to the same transaction, which may be run again. */
  readonly alongside: (tables: Tables) => Promise<void>
}

/** Which templates sites wear, and changes of their files. */
export interface WornTemplates<Tables> {
  /** The ids of the templates that sites wear; that of the installation has none, and is left out. */
  wornTemplates(): Promise<ReadonlySet<string>>
  /** Has every page of the sites that wear a template made again, as its files are others now; returns the ids of these sites, also of those that were just putting it on. */
  refreshWearers(change: TemplateFiles<Tables>): Promise<readonly string[]>
  /** Does something with the files of a template while no site can put it on; not where one wears it, which is told by false. */
  unlessWorn(change: TemplateFiles<Tables>): Promise<boolean>
}

interface WornContext<Tables> {
  /** Does a change of the directory in its turn, for a site. */
  readonly inOrder: <Outcome extends string>(
    websiteId: string,
    work: (session: Session) => Promise<Outcome>,
  ) => Promise<Outcome>
  /** Hears of each site that was changed. */
  readonly tell: (websiteId: string) => void
  readonly tablesOf: (session: Session) => Tables
}

/** The part of the directory that looks for templates across websites. */
export function wornTemplates<Tables>(
  everywhere: Session,
  { inOrder, tell, tablesOf }: WornContext<Tables>,
): WornTemplates<Tables> {
  return {
    wornTemplates: async () => idsIn(await everywhere.all(listWorn, {})),
    refreshWearers: async ({ templateId, by, alongside }) => {
      let wearers: readonly string[] = []
      await inOrder(by, async (session) => {
        // A site that is putting it on is one that wears it: it read the files that were there before.
        await session.all(lockAllWorn, {})
        wearers = await raiseWearers(session, templateId)
        await alongside(tablesOf(session))
        return 'done'
      })
      for (const websiteId of wearers) tell(websiteId)
      return wearers
    },
    unlessWorn: async ({ templateId, by, alongside }) => {
      const outcome = await inOrder(by, async (session) => {
        // No site puts on another one before the end of the transaction.
        if (idsIn(await session.all(lockAllWorn, {})).has(templateId)) return 'worn'
        await alongside(tablesOf(session))
        return 'done'
      })
      return outcome === 'done'
    },
  }
}

/** Raises the revision of each site that wears a template; returns their ids. */
async function raiseWearers(session: Session, templateId: string): Promise<readonly string[]> {
  await session.change(raiseAll, { templateId })
  return (await session.all(listWearers, { templateId })).map(({ website_id: id }) => id)
}

function idsIn(rows: readonly { readonly template_id: string | null }[]): ReadonlySet<string> {
  return new Set(rows.flatMap(({ template_id: id }) => id ?? []))
}

const listWorn = statement((db, _given: Record<never, never>) =>
  db.selectFrom('websites').select('template_id').distinct(),
)

const lockAllWorn = statement((db, _given: Record<never, never>, engine) =>
  lockRows(engine, db.selectFrom('websites').select('template_id').orderBy('website_id')),
)

const listWearers = statement((db, given: { templateId: string }) =>
  db.selectFrom('websites').select('website_id').where('template_id', '=', given.templateId),
)

const raiseAll = statement((db, given: { templateId: string }) =>
  db
    .updateTable('websites')
    .set((column) => ({ revision: column('revision', '+', 1) }))
    .where('template_id', '=', given.templateId),
)
