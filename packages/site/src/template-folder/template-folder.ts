/** A site template as its folder holds it, read but not yet compiled (platform reference, section 1). */
export interface TemplateFolder {
  readonly dir: string
  readonly name: string
  /** The regions of each layout, in order. */
  readonly layouts: ReadonlyMap<string, Layout>
  /** The menus that it shows, with what owners call them. */
  readonly navigations: readonly NamedNavigation[]
  readonly stylesheets: readonly string[]
  /** The line of `template.conf` that names each sheet. */
  readonly stylesheetLines: ReadonlyMap<string, number>
  /** Collection types that the platform renders where the template has no view of its own. */
  readonly systemCollections: readonly string[]
  readonly regions: ReadonlyMap<string, SourceFile>
  /** By name with and without `.block`. */
  readonly blocks: ReadonlyMap<string, SourceFile>
  readonly collections: ReadonlyMap<string, CollectionType>
  readonly pages: ReadonlyMap<string, TemplatePage>
  /** Kinds of items that the template adds to the platform's own (template survey, section 1.2). */
  readonly customTypes: readonly CustomType[]
  /** Its own texts by locale, which it prints as `localizedStrings`. */
  readonly strings: ReadonlyMap<string, TemplateStrings>
  readonly systemPartials: readonly string[]
  readonly warnings: readonly FolderWarning[]
  /** Why `template.conf` is not read, where that is so. */
  readonly settingsMistake: FolderWarning | null
  /** Whether files were left out, as all together are too long. */
  readonly isTooLong: boolean
}

/** The texts of a template in a language, by the names under which its files print them. */
export type TemplateStrings = Readonly<Record<string, string>>

/** A file of the template; `file` is its path inside the folder. */
export interface SourceFile {
  readonly file: string
  readonly text: string
}

/** A kind of item with fields of its own, made from one of the platform's. */
export interface CustomType {
  readonly name: string
  readonly title: string
  /** `text`, `image`, `video`, `event` or `audio`. */
  readonly base: string
  readonly fields: readonly { readonly name: string; readonly title: string; readonly type: string }[]
}

/** A menu that a template shows. */
export interface NamedNavigation {
  readonly name: string
  readonly title: string
}

/** A page frame that owners choose from. */
export interface Layout {
  readonly name: string
  readonly regions: readonly string[]
}

/** A kind of collection: its settings and views. */
export interface CollectionType {
  readonly conf: Readonly<Record<string, unknown>>
  readonly list: SourceFile | null
  readonly item: SourceFile | null
}

/** A page that the template itself brings. */
export interface TemplatePage {
  readonly conf: Readonly<Record<string, unknown>>
  readonly source: SourceFile
}

/** Something wrong in the folder that does not keep the site from running. */
export interface FolderWarning {
  readonly file: string
  /** Begins at 1; null when the whole file is meant. */
  readonly line: number | null
  readonly message: string
}
