import type { BlockType } from '@vitrine/domain/content/layout'
import type { BlockWriter } from './block-place.ts'
import { writeAccordion } from './write-accordion.ts'
import { writeCalendar, writeTourDates } from './write-dates.ts'
import { writeDonation, writeInstagram, writeRss, writeTwitter } from './write-elsewhere.ts'
import { writeForm, writeNewsletter } from './write-form.ts'
import { writeGallery } from './write-gallery.ts'
import { writeImage } from './write-image.ts'
import { writeNavigationBlock, writeSocialLinks } from './write-links.ts'
import { writeMap } from './write-map.ts'
import { writeAudio, writeEmbed, writeVideo } from './write-media.ts'
import { writeMenu } from './write-menu.ts'
import { writeProduct } from './write-product.ts'
import { writeSearch } from './write-search.ts'
import { writeSummary } from './write-summary.ts'
import { writeArchive, writeTerms } from './write-terms.ts'
import {
  writeButton,
  writeCode,
  writeHorizontalRule,
  writeHtml,
  writeMarkdown,
  writeQuote,
  writeSpacer,
} from './write-text.ts'

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
}
