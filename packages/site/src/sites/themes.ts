import { stat } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { Site } from '@vitrine/domain/website/site'
import { LRUCache } from 'lru-cache'
import type { Log } from '../log.ts'
import { compileGathered, gatherStyles, leaveOutStyles } from '../styles/compile-styles.ts'
import { retryAfterMs } from '../styles/less/run-less.ts'
import type { Stylesheet } from '../styles/stylesheet.ts'
import { readTemplateFolder } from '../template-folder/read-folder.ts'
import type { FolderWarning } from '../template-folder/template-folder.ts'
import { templateDir } from '../templates/template-place.ts'
import { readUploadId } from '../templates/template-upload.ts'
import { compileTheme, withStylesheet } from '../theme/compile-theme.ts'
import { siteRegistry } from '../theme/site-registry.ts'
import type { Theme } from '../theme/theme.ts'
import { watchFolder } from './watch-folder.ts'

/** How long pages wait for a style sheet; what is made of real templates takes a part of it. */
export const sheetPatienceMs = 5_000

/** Templates that are kept compiled where nothing else is set; one takes a few megabytes. */
const usuallyKept = 24

/** What the templates of an installation are compiled with. */
export interface ThemeServices {
  /** The template of sites that name none. */
  readonly siteDir: string
  readonly dataDir: string
  /** Whether templates and styles are read again when they change. */
  readonly isDev: boolean
  /** So many templates are kept compiled, where it differs from the usual. */
  readonly keptTemplates?: number | undefined
  readonly log: Log
}

type Dressed = Pick<Site, 'templateId'>

/** A site as of a revision: whoever replaces a template raises that of all that wear it. */
type Wearer = Pick<Site, 'templateId' | 'id' | 'revision'>

/** The templates that sites wear, each compiled when it is first needed, and forgotten when it was not asked for the longest. */
export class Themes {
  readonly #services: ThemeServices
  readonly #loaded: LRUCache<string, Promise<Theme>>
  readonly #versions = new Map<string, number>()
  readonly #watched = new Set<string>()
  /** By the folder of a template, the upload that was found there last. */
  readonly #uploads = new Map<string, string>()
  /** By the id of a site, the revision for which that was looked up. */
  readonly #lookedUp = new Map<string, number>()

  constructor(services: ThemeServices) {
    this.#services = services
    this.#loaded = new LRUCache({ max: services.keptTemplates ?? usuallyKept })
    if (services.isDev) this.#watch(services.siteDir)
  }

  /** The folder of the template that a site wears. */
  dirOf({ templateId }: Dressed): string {
    return templateDir(templateId, this.#services)
  }

  /** Version of the template that a site wears, as it was loaded last; 0 before the first time. */
  versionOf(site: Dressed): number {
    return this.#versions.get(site.templateId === null ? this.#services.siteDir : this.dirOf(site)) ?? 0
  }

  /** The compiled template of a site; that of the installation where its own is not there. */
  async of(site: Wearer): Promise<Theme> {
    const dir = this.dirOf(site)
    if (site.templateId !== null) await this.#forgetReplaced(site, dir)
    return this.#ofFolder(dir)
  }

  #ofFolder(dir: string): Promise<Theme> {
    const known = this.#loaded.get(dir)
    if (known) return known
    const loading = this.#load(dir)
    this.#keep(dir, loading)
    loading.catch(() => {
      if (this.#loaded.peek(dir) === loading) this.#loaded.delete(dir)
    })
    return loading
  }

  /** Keeps a template; one whose style sheet was given up only until that is to be tried again. */
  #keep(dir: string, loading: Promise<Theme>): void {
    this.#loaded.set(dir, loading)
    loading.then(
      ({ stylesheet }) => {
        if (!stylesheet.isGivenUp || this.#loaded.peek(dir) !== loading) return
        this.#loaded.set(dir, loading, { ttl: retryAfterMs })
      },
      () => {},
    )
  }

  /** Forgets a template that another upload took the place of, on this server or another of the same data folder. */
  async #forgetReplaced({ id, revision }: Wearer, dir: string): Promise<void> {
    if (this.#lookedUp.get(id) === revision) return
    const uploadId = await readUploadId(dir)
    const known = this.#uploads.get(dir)
    this.#lookedUp.set(id, revision)
    this.#uploads.set(dir, uploadId)
    if (known === undefined || known === uploadId) return
    this.#loaded.delete(dir)
    this.#versions.delete(dir)
  }

  async #load(dir: string): Promise<Theme> {
    const { siteDir, isDev, log } = this.#services
    if (dir !== siteDir && !(await isFolder(dir))) {
      log.warn({ dir }, 'The template of a site is not there: it wears that of the installation')
      return this.#known(dir, await this.#ofFolder(siteDir))
    }
    if (isDev) this.#watch(dir)
    const folder = await readTemplateFolder(dir)
    const gathered = await gatherStyles(folder)
    const styles = compileGathered(gathered)
    const soon = await Promise.race([styles, wait(sheetPatienceMs, null, { ref: false })])
    const theme = await compileTheme(folder, siteRegistry, soon ?? (await leaveOutStyles(gathered)))
    this.#warn(theme.warnings)
    if (soon === null) this.#dressLater(dir, theme, styles)
    return this.#known(dir, theme)
  }

  #known(dir: string, theme: Theme): Theme {
    this.#versions.set(dir, theme.version)
    return theme
  }

  /** Pages have gone out without the template's sheet; they are made again with it when it is there. */
  #dressLater(dir: string, theme: Theme, styles: Promise<Stylesheet>): void {
    this.#services.log.warn({}, 'The style sheet of the site template takes long: pages go out without it')
    styles.then(
      (stylesheet) => {
        if (this.#versions.get(dir) !== theme.version) return
        const dressed = withStylesheet(theme, stylesheet)
        this.#warn(stylesheet.warnings)
        this.#keep(dir, Promise.resolve(this.#known(dir, dressed)))
      },
      (error: unknown) =>
        this.#services.log.error({ err: error }, 'The style sheet of the site template failed'),
    )
  }

  #warn(warnings: readonly FolderWarning[]): void {
    for (const { file, line, message } of warnings) {
      this.#services.log.warn({ file, ...(line === null ? {} : { line }) }, `The site template: ${message}`)
    }
  }

  /** Loads a template again when something in its folder was changed; what cannot be read is shown no longer as it was. */
  #watch(dir: string): void {
    if (this.#watched.has(dir)) return
    this.#watched.add(dir)
    watchFolder(dir, async () => {
      const loading = this.#load(dir)
      await loading.catch((error: unknown) => {
        this.#versions.delete(dir)
        this.#services.log.error({ err: error }, 'The site template could not be read again')
      })
      this.#keep(dir, loading)
    })
  }
}

async function isFolder(dir: string): Promise<boolean> {
  return stat(dir).then(
    (entry) => entry.isDirectory(),
    () => false,
  )
}
