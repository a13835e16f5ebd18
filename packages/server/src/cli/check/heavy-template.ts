import { compileStyles } from '@vitrine/site/styles/compile-styles'
import type { Stylesheet } from '@vitrine/site/styles/stylesheet'
import { maxFolderChars } from '@vitrine/site/template-folder/folder-reader'
import { readTemplateFolder } from '@vitrine/site/template-folder/read-folder'
import type { TemplateFolder } from '@vitrine/site/template-folder/template-folder'
import { compileTheme } from '@vitrine/site/theme/compile-theme'
import { siteRegistry } from '@vitrine/site/theme/site-registry'
import type { Finding } from './finding.ts'

/** So long a template may keep the thread on which a server answers all sites, in time of the processor; the demo takes a tenth of a second. */
export const compileLimitMs = 5_000

/** A template as a server reads it, and what is said of it where that would stand in the way of all that it does. */
interface LoadedTemplate {
  readonly folder: TemplateFolder
  readonly styles: Stylesheet
  readonly tooHeavy: readonly Finding[]
}

/** Does all with a template that a server does before the first page of it, but for the pages, and watches what it takes. */
export async function loadTemplate(dir: string, limitMs = compileLimitMs): Promise<LoadedTemplate> {
  const before = process.threadCpuUsage()
  const folder = await readTemplateFolder(dir)
  const styles = await compileStyles(folder)
  if (folder.isTooLong) return { folder, styles, tooHeavy: [tooLong] }
  await compileTheme(folder, siteRegistry, styles)
  const { user, system } = process.threadCpuUsage(before)
  const spentMs = (user + system) / 1_000
  return { folder, styles, tooHeavy: spentMs > limitMs ? [tooSlow(spentMs, limitMs)] : [] }
}

const tooLong: Finding = {
  file: 'template.conf',
  line: null,
  column: null,
  severity: 'error',
  message: `The pages, blocks and settings of the template are longer together than the ${maxFolderChars / 1_000_000} million characters that are read`,
}

function tooSlow(spentMs: number, limitMs: number): Finding {
  const [spent, limit] = [spentMs, limitMs].map((ms) => (ms / 1_000).toFixed(1))
  return {
    file: 'template.conf',
    line: null,
    column: null,
    severity: 'error',
    message: `It takes ${spent} seconds to read and compile the template, in which no site of a server would answer; at most ${limit} are allowed`,
  }
}
