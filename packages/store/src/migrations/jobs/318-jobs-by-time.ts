import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Finds the sites whose jobs are due without reading those whose time has not come: the look is at all sites, every second. */
export const jobsByTime: Migration = {
  up: (db) =>
    db.schema
      .createIndex('jobs_by_time')
      .on('jobs')
      .columns(['run_at_ms', 'website_id'])
      .where(sql.ref('state'), '=', sql.lit('open'))
      .execute(),
}
