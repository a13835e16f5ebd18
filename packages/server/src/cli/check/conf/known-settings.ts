import type { Shape } from './shape.ts'

/** The settings that a configuration file may have, and what stands there (template survey, sections 1 and 2.1). */
export type KnownSettings = Readonly<Record<string, Shape>>

/** Of `template.conf`. */
export const templateSettings: KnownSettings = {
  name: 'text',
  author: 'text',
  description: 'text',
  layouts: 'object',
  navigations: 'list',
  stylesheets: 'texts',
  systemCollections: 'texts',
  systemPartials: 'texts',
  customTypes: 'list',
  promotedBlocks: 'any',
  homepage: 'any',
  systemCollectionVersion: 'any',
  featuresList: 'any',
  // Of the tools that templates are made with.
  debug: 'any',
  server: 'any',
  vertical: 'any',
}

/** Of a type of collections. */
export const collectionSettings: KnownSettings = {
  title: 'text',
  newTitle: 'text',
  addText: 'text',
  description: 'text',
  icon: 'text',
  view: 'text',
  ordering: 'text',
  acceptTypes: 'texts',
  pageSize: 'number',
  forcePageSize: 'any',
  folder: 'flag',
  index: 'flag',
  indexType: 'text',
  fullData: 'flag',
  fullDataLimitedTo: 'any',
  layout: 'text',
  supportsVideoBackgrounds: 'flag',
  hasSystemBlogCollectionSettings: 'flag',
  hasProductQuickView: 'flag',
  relatedItems: 'any',
  featuresList: 'any',
  indexItemSelectors: 'object',
  fields: 'list',
  promotedBlocks: 'any',
  systemCollectionVersion: 'any',
  systemPartials: 'any',
}

/** Of a page of the template, which may be written as that of a collection is. */
export const pageSettings: KnownSettings = { ...collectionSettings, needsCollection: 'flag' }
