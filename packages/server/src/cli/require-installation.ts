import { hasSqliteFile } from '@vitrine/store/engine/sqlite-database'
import { postgresHoldsSites } from '@vitrine/store/move/holds-sites'
import { requireSameDatabase } from '../start/require-same-database.ts'
import { type Settings, SettingsError } from '../start/settings.ts'

/** Throws a `SettingsError` where no installation is: a folder that is named wrongly is distinguished from one whose ledgers add up, and none is begun there by mistake. */
export async function requireInstallation(settings: Settings): Promise<void> {
  await requireSameDatabase(settings)
  if (
    settings.databaseUrl === null
      ? hasSqliteFile(settings.dataDir)
      : await postgresHoldsSites(settings.databaseUrl)
  )
    return
  throw new SettingsError(
    settings.databaseUrl === null
      ? `There is no installation in ${settings.dataDir}. Set DATA_DIR to the folder that the server uses.`
      : 'There is no installation in the database of DATABASE_URL. Set it to the address that the server uses.',
  )
}
