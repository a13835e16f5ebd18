import { randomBytes, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { FolderInUseError } from '@vitrine/store/engine/errors'
import type { Store } from '@vitrine/store/store'
import { importProducts } from '../catalogue/import/import-products.ts'
import type { ImportOutcome, ImportProgress } from '../catalogue/import/import-report.ts'
import { importThroughServer } from '../control/ask-server.ts'
import { chooseSite } from '../control/choose-site.ts'
import { fetchPicture } from '../images/fetch-picture.ts'
import { openInstallation } from '../start/open-installation.ts'
import { openLog } from '../start/open-log.ts'
import { readSettings, type Settings } from '../start/settings.ts'
import type { Command } from './command.ts'
import { describeReadFailure } from './describe-read-failure.ts'
import { describeOutcome } from './import/describe-outcome.ts'
import { ProgressLine } from './progress-line.ts'
import { readArguments } from './read-arguments.ts'
import { requireInstallation } from './require-installation.ts'

const usage = 'Usage: npm run -s vitrine -- import FILE [--site HOST]'

/** Imports products from a file; through the running shop, if one holds the data folder. */
export const importCommand: Command = async (args, { environment, rootDir }) => {
  const { values, words } = readArguments('import', args, { site: 'value' })
  const [file, ...rest] = words
  const siteName = values.site || null
  if (file === undefined || rest.length > 0) {
    console.error(usage)
    return 2
  }
  const bytes = await readFileOf(path.resolve(environment.INIT_CWD ?? process.cwd(), file))
  if (!bytes) return 1

  const settings = readSettings(environment, rootDir, false)
  await requireInstallation(settings)
  const line = new ProgressLine(process.stdout)
  const outcome = await importFile(bytes, { settings, siteName }, (progress) => line.show(progress))
  line.end()
  console.log(describeOutcome(outcome))
  return outcome.ok && outcome.report.problems.every(({ isUsed }) => isUsed) ? 0 : 1
}

async function readFileOf(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    console.error(describeReadFailure(file, error))
    return undefined
  }
}

interface Target {
  readonly settings: Settings
  readonly siteName: string | null
}

async function importFile(
  bytes: Uint8Array,
  { settings, siteName }: Target,
  onProgress: (progress: ImportProgress) => void,
): Promise<ImportOutcome> {
  const { dataDir } = settings
  try {
    const log = await openLog(settings.log, 'stderr')
    const { store } = await openInstallation(settings, log, { mayUpdate: false })
    try {
      return await importInto(store, bytes, { settings, siteName }, onProgress)
    } finally {
      await store.close()
    }
  } catch (error) {
    if (error instanceof FolderInUseError)
      return importThroughServer(bytes, { dataDir, siteName }, onProgress)
    throw error
  }
}

async function importInto(
  store: Store,
  bytes: Uint8Array,
  { settings, siteName }: Target,
  onProgress: (progress: ImportProgress) => void,
): Promise<ImportOutcome> {
  const { dataDir } = settings
  const newId = () => randomBytes(12).toString('hex')
  const choice = await chooseSite(store, siteName, settings)
  if (!choice.ok) return choice
  const parts = { dataDir, newId, newUuid: randomUUID, clock: Date.now, fetchPicture }
  return importProducts(bytes, { ...parts, store: store.site(choice.site.id) }, onProgress)
}
