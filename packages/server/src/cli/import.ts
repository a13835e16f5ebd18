import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { FolderInUseError } from '@vitrine/store/engine/errors'
import type { ImportOutcome, ImportProgress } from '../catalogue/import/import-report.ts'
import { importThroughServer } from '../control/ask-server.ts'
import { importIntoSite } from '../control/import-into-site.ts'
import { readSettings, type Settings } from '../start/settings.ts'
import type { Command } from './command.ts'
import { describeOutcome } from './import/describe-outcome.ts'
import { describeReadFailure } from './import/describe-read-failure.ts'
import { ProgressLine } from './import/progress-line.ts'
import { readArguments } from './read-arguments.ts'
import { requireInstallation } from './require-installation.ts'
import { withServices } from './with-services.ts'

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
  try {
    return await withServices(settings, (services) => importIntoSite(services, siteName, bytes, onProgress))
  } catch (error) {
    if (error instanceof FolderInUseError)
      return importThroughServer(bytes, { dataDir: settings.dataDir, siteName }, onProgress)
    throw error
  }
}
