import { createHmac, randomBytes } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Log } from '@vitrine/site/log'
import { postgresHoldsSites } from '@vitrine/store/move/holds-sites'
import { openStore } from '@vitrine/store/open-store'
import type { Store } from '@vitrine/store/store'
import { imagesDir } from '../images/image-folder.ts'
import { readDatabaseMark, writeDatabaseMark } from './database-mark.ts'
import { readOrMake } from './key/read-or-make.ts'
import { readSecretKey } from './key/secret-key.ts'
import { closeToOthers, prepareDataFolder } from './prepare-folders.ts'
import { requireSameDatabase } from './require-same-database.ts'
import { type Settings, SettingsError } from './settings.ts'

type InstallationSettings = Pick<Settings, 'databaseUrl' | 'dataDir'> &
  Partial<Pick<Settings, 'countsAttempts'>>

/** A store with the key that belongs to it. */
export interface OpenInstallation {
  readonly store: Store
  readonly secret: string
}

/**
 * Opens the store, and holds the data folder against it: servers that share a PostgreSQL database share the folder too, or links, opened
 * locks and pictures of one would be nothing to the other; and the folder notes which kind of database it belongs to. Throws a `SettingsError` that
 * says what to do.
 */
export async function openInstallation(
  { databaseUrl, dataDir, countsAttempts = true }: InstallationSettings,
  log: Log,
  { mayUpdate = true }: { readonly mayUpdate?: boolean } = {},
): Promise<OpenInstallation> {
  await prepareDataFolder(dataDir)
  await requireSameDatabase({ databaseUrl, dataDir })
  await closeToOthers(dataDir)
  const say = (line: string) => console.log(line)
  const store = await openStore({ url: databaseUrl, dataDir, log, say, mayUpdate, countsAttempts })
  try {
    const secret = await readSecretKey(dataDir)
    if (store.engine === 'postgres') await claimFolder(store, dataDir, secret)
    await noteDatabase(dataDir, databaseUrl)
    return { store, secret }
  } catch (error) {
    await store.close()
    throw error
  }
}

/** Notes in a data folder where its sites are; once more when there are some for the first time. */
export async function noteDatabase(dataDir: string, databaseUrl: string | null): Promise<void> {
  if (databaseUrl === null) return writeDatabaseMark(dataDir, { kind: 'sqlite' })
  const mark = readDatabaseMark(dataDir)
  const wasUsed = mark?.kind === 'postgres' && mark.isUsed
  writeDatabaseMark(dataDir, {
    kind: 'postgres',
    isUsed: wasUsed || (await postgresHoldsSites(databaseUrl)),
  })
}

async function claimFolder(store: Store, dataDir: string, secret: string): Promise<void> {
  const fingerprint = createHmac('sha256', secret).update('installation').digest('base64url').slice(0, 22)
  if ((await store.claimMark('secret', fingerprint)) !== fingerprint)
    throw new SettingsError(otherSecretText(dataDir))

  const file = path.join(imagesDir(dataDir), markName)
  await mkdir(imagesDir(dataDir), { recursive: true })
  // In the folder first: a start that is killed behind this goes on with it at the next one.
  const { text: mark, isNew } = await readOrMake(file, randomBytes(12).toString('hex'))
  if ((await store.claimMark('pictures', mark)) === mark) return
  // Nor may it be in the way where the pictures are brought here.
  if (isNew) await rm(file, { force: true })
  throw new SettingsError(otherPicturesText(dataDir))
}

/** Stands in the folder of pictures, so that another folder is not taken for it. */
const markName = '.installation'

function otherSecretText(dataDir: string): string {
  return `The database of DATABASE_URL belongs to an installation whose key is not the one in ${path.join(dataDir, 'secret')}.
Servers on one database share the data folder: set DATA_DIR to the same folder for each, on a network drive if they run on
several machines. If you moved to a new machine, copy secret and images/ of the former data folder into this one first.`
}

function otherPicturesText(dataDir: string): string {
  return `The pictures of the installation in the database of DATABASE_URL do not lie in ${imagesDir(dataDir)}.
Servers on one database share the data folder, as pictures that are put into one are served by the others: set DATA_DIR to the
same folder for each, on a network drive if they run on several machines. If you moved, copy images/ of the former data folder.`
}
