import type { ArchiveProblem } from './open-archive.ts'

/** Why a saved site does not come in. */
export type RestoreProblem =
  | ArchiveProblem
  | 'passphrase-missing'
  | 'passphrase-wrong'
  | 'sealed-elsewhere'
  | 'there-already'
  | 'first-there'
  | 'files-there'
  | 'no-host'

/** Said of a site that comes from another installation. */
export const elsewhereText =
  'It was saved by an installation with another key: links in mails of before lead nowhere (orders show new ones in the panel), and browsers with a cart begin a new one.'

/** Said of a site that was saved without a passphrase. */
export const boundText =
  'Only an installation with the key of this one (the file secret) can bring it back. To move it to another one, save it with --passphrase-file.'

/** Said of a site with the id that the first sites of all older installations have. */
export const sharedIdText =
  'The first sites of older installations all have the same id, and so has this one: another installation takes it if its own first site has another id, as one that begins with this version has.'

/** Why it does not come in, and what to do. */
export const restoreProblemText: Readonly<Record<RestoreProblem, string>> = {
  'format-newer': 'The file was saved by a newer version: update this installation first.',
  'rows-newer': 'The file was saved by a newer version: update this installation first.',
  'rows-older':
    'The file was saved by an older version. Bring it back there (an installation of that version will do), update that one, and save the site again.',
  'passphrase-missing':
    'The file is sealed by a passphrase: name the file that holds it with --passphrase-file.',
  'passphrase-wrong': 'The passphrase is not the one that the site was saved with.',
  'sealed-elsewhere':
    'The file was saved without a passphrase, by an installation with another key: gift cards and keys of services could not be opened here. Save the site again with --passphrase-file.',
  'there-already':
    'The site is here already. Two of it would charge each subscription and send each mail twice: remove this one first, if it is to be as it was saved.',
  'first-there':
    'The first site of this installation has the id of the saved one, as first sites of older installations have: it cannot come in beside it. An installation that begins with this version takes it.',
  'files-there':
    'There are files of this site in the data folder, but no site. It may be coming in at this moment: try again later. Otherwise they may belong to another database: move them away first. The log names what could not be removed of a site that is gone.',
  'no-host': 'The site answered to any host that no other has. Name its hosts behind the file.',
}

/** What was lost of each table, and what to do; the number stands between. */
export const lostText: Readonly<Record<string, readonly [what: string, then: string]>> = {
  gift_cards: ['Gift cards that could not be opened', 'Their codes do not work: issue new ones.'],
  saved_methods: ['Saved ways to pay that could not be opened', 'Their buyers are asked again.'],
  gateway_accounts: ['Payment services whose keys could not be opened', 'Type them again.'],
  mail_hooks: ['Mail services whose keys could not be opened', 'Set them again.'],
  second_factors: [
    'Second factors that could not be opened',
    'npm run -s vitrine -- owner reset lets their owners in.',
  ],
  form_targets: ['Targets of forms whose keys could not be opened', 'Type them again.'],
  websites: ['Captchas whose key could not be opened', 'Type it again.'],
  recovery_codes: ['Recovery codes on paper that hold no more', 'Owners make new ones.'],
  form_drafts: ['Forms that were saved to go on with, and are left out', 'Their links lead nowhere.'],
  discount_customers: [
    'Uses of discounts that each customer has once, by whom is not known any more',
    'The site has no address of theirs.',
  ],
  review_refusals: [
    'People who want no mail about reviews, and are not known any more',
    'The site has no address of theirs.',
  ],
  cart_reminder_marks: [
    'People who were reminded of a cart, or want no such mail, and are not known any more',
    'The site has no address of theirs.',
  ],
}

/** Said of what came in and cannot be read. */
export const unreadText = {
  documents: 'Rows that are damaged, and that the site goes on without',
  settings: 'Settings that are damaged, and that the site goes on without',
} as const

/** Said of a site that wears the template of its installation. */
export const templateStaysText = 'Its template is that of the installation, and does not come along.'

/** Said of a site that looks different where it came to. */
export const otherTemplateText =
  'The template that it wears here has other files than the one that it wore: upload that one, and npm run -s vitrine -- sites template puts the site into it.'

/** Why the template of a site does not come along, where no mistake in it is. */
export const manyTemplatesText = 'There are too many templates already.'
