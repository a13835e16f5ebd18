import type { JobHandler } from '../jobs/job-handler.ts'

/** Has the pages of a site made again as an item appears on them. Where it was put off or taken away meanwhile, nothing else comes of it. */
export const showItem: JobHandler = async ({ store }) => {
  await store.transaction((tables) => tables.site.raiseRevision())
}
