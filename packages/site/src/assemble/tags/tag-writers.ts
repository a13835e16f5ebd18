import { fillItems } from '../../blocks/fill-bodies.ts'
import { escapeHtml } from '../../html/escape.ts'
import { switcherHtml } from '../../language/switcher-html.ts'
import type { PageData } from '../../page-json/page-context.ts'
import { withEntries } from '../../page-json/unlisted-words.ts'
import { navigationItems, siblingItems } from '../../page-json/website/navigation.ts'
import type { PageRender } from '../../render/page-render.ts'
import { comboMark } from '../combine-scripts.ts'
import { writeBlockField } from './block-field-tag.ts'
import { queryCategories, queryItems, relatedItems } from './query-tag.ts'
import type { Tag } from './tag.ts'

/** What a tag turns into, and the data that tags inside it see. */
interface WrittenTag {
  readonly html: string
  readonly data: PageData
}

type TagWriter = (tag: Tag, data: PageData, page: PageRender) => Promise<WrittenTag> | WrittenTag

/** The writers of all tags by name (platform reference, section 1.4); unknown tags print nothing but what stands inside of them. */
export const tagWriters: Readonly<Record<string, TagWriter | undefined>> = Object.assign(
  Object.create(null),
  {
    navigation: writeNavigation,
    'folder-navigation': writeFolderNavigation,
    'block-field': writeBlockField,
    query: writeQuery,
    category: writeCategory,
    related: writeRelated,
    comments: writeComments,
    script: writeScript,
    'social-share': writeSocialShare,
    languages: writeLanguages,
    escape: writeEscape,
  } satisfies Record<string, TagWriter>,
)

function writeNavigation({ attributes, body }: Tag, data: PageData, page: PageRender): WrittenTag {
  const { navigationId = '', template = '' } = attributes
  const { site } = page.context
  const links = Object.hasOwn(site.navigation, navigationId) ? (site.navigation[navigationId] ?? []) : []
  const items = navigationItems(links, page.context, currentCollectionId(data))
  return renderWith(withEntries(data, { items, navigationId }), body ?? blockOf(template, page), page)
}

/** The entries of the folder that holds the current page. */
function writeFolderNavigation({ attributes, body }: Tag, data: PageData, page: PageRender): WrittenTag {
  const current = currentCollectionId(data)
  const items = siblingItems(page.context.site.navigation, page.context, current)
  return renderWith(withEntries(data, { items }), body ?? blockOf(attributes.template ?? '', page), page)
}

async function writeQuery({ attributes, body }: Tag, data: PageData, page: PageRender): Promise<WrittenTag> {
  const found = body && (await queryItems(attributes, page))
  return found ? renderWith(withEntries(data, await fillItems(found, page)), body, page) : { html: '', data }
}

async function writeCategory(
  { attributes, body }: Tag,
  data: PageData,
  page: PageRender,
): Promise<WrittenTag> {
  const template = body ?? blockOf(attributes.template ?? '', page)
  const found = template && (await queryCategories(attributes, page))
  return found ? renderWith(withEntries(data, found), template, page) : { html: '', data }
}

async function writeRelated(
  { attributes, body }: Tag,
  data: PageData,
  page: PageRender,
): Promise<WrittenTag> {
  const found = body && (await relatedItems(attributes, data, page))
  return found ? renderWith(withEntries(data, await fillItems(found, page)), body, page) : { html: '', data }
}

/** No visitor's browser is to ask for a file that the template lacks. */
async function writeScript({ attributes }: Tag, data: PageData, page: PageRender): Promise<WrittenTag> {
  const { src = '', combo, async: isAsync, defer: isDeferred } = attributes
  const { scripts, tagSecret } = page.context.theme
  const address = src === '' ? null : await scripts.addressOf(src)
  if (address === null) return { html: '', data }
  const flags = `${isAsync === 'true' ? ' async' : ''}${isDeferred === 'true' ? ' defer' : ''}`
  const mark = combo === 'true' && flags === '' ? comboMark(address, tagSecret) : ''
  if (mark !== '') page.joinableScripts += 1
  return { html: `<script${mark} src="${escapeHtml(address)}"${flags}></script>`, data }
}

/** A container as the formatter `comments` prints it, to be filled with the thread. */
function writeComments({ attributes }: Tag, data: PageData): WrittenTag {
  const id = escapeHtml(attributes.itemId ?? '')
  return {
    html: `<div class="squarespace-comments" id="comments-${id}" data-item-id="${id}"></div>`,
    data,
  }
}

function writeSocialShare({ attributes }: Tag, data: PageData): WrittenTag {
  const { fullUrl = '', title = '' } = attributes
  return {
    html: `<div class="squarespace-social-buttons inline-style" data-full-url="${escapeHtml(fullUrl)}" data-title="${escapeHtml(title)}"></div>`,
    data,
  }
}

/** The languages of the site, as links to this page in each. */
function writeLanguages(_tag: Tag, data: PageData): WrittenTag {
  return { html: switcherHtml(data), data }
}

/** What stands inside is part of the page around it, and no page is read as a template again. */
function writeEscape(_tag: Tag, data: PageData): WrittenTag {
  return { html: '', data }
}

function renderWith(data: PageData, template: Tag['body'] | undefined, page: PageRender): WrittenTag {
  return { html: template ? page.render(template, data) : '', data }
}

function blockOf(name: string, page: PageRender) {
  return page.context.theme.partials.get(name)
}

function currentCollectionId({ collection }: PageData): string | undefined {
  if (typeof collection !== 'object' || collection === null || !('id' in collection)) return undefined
  return typeof collection.id === 'string' ? collection.id : undefined
}
