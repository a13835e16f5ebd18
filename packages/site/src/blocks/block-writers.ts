import type { BlockType } from '@vitrine/domain/content/layout'
import type { BlockWriter } from './block-context.ts'
import { writeAccordion } from './writers/write-accordion.ts'
import { writeCalendar, writeTourDates } from './writers/write-dates.ts'
import { writeDonation, writeInstagram, writeRss, writeTwitter } from './writers/write-external-links.ts'
import { writeForm, writeNewsletter } from './writers/write-form.ts'
import { writeGallery } from './writers/write-gallery.ts'
import { writeImage } from './writers/write-image.ts'
import { writeLanguages } from './writers/write-languages.ts'
import { writeNavigationBlock, writeSocialLinks } from './writers/write-links.ts'
import { writeMap } from './writers/write-map.ts'
import { writeAudio, writeEmbed, writeVideo } from './writers/write-media.ts'
import { writeMenu } from './writers/write-menu.ts'
import { writeProduct } from './writers/write-product.ts'
import { writeSearch } from './writers/write-search.ts'
import { writeSummary } from './writers/write-summary.ts'
import { writeArchive, writeTerms } from './writers/write-terms.ts'
import {
  writeButton,
  writeCode,
  writeHorizontalRule,
  writeHtml,
  writeMarkdown,
  writeQuote,
  writeSpacer,
} from './writers/write-text.ts'

/** The writers of all blocks by type. */
export const blockWriters: { readonly [Type in BlockType]: BlockWriter<Type> } = {
  html: writeHtml,
  markdown: writeMarkdown,
  image: writeImage,
  gallery: writeGallery,
  video: writeVideo,
  audio: writeAudio,
  quote: writeQuote,
  code: writeCode,
  embed: writeEmbed,
  button: writeButton,
  horizontalrule: writeHorizontalRule,
  spacer: writeSpacer,
  form: writeForm,
  newsletter: writeNewsletter,
  product: writeProduct,
  'summary-v2': writeSummary,
  map: writeMap,
  'socialaccountlinks-v2': writeSocialLinks,
  search: writeSearch,
  tagcloud: writeTerms,
  archive: writeArchive,
  accordion: writeAccordion,
  menu: writeMenu,
  calendar: writeCalendar,
  tourdates: writeTourDates,
  navigation: writeNavigationBlock,
  instagram: writeInstagram,
  twitter: writeTwitter,
  rss: writeRss,
  donation: writeDonation,
  languages: writeLanguages,
}
